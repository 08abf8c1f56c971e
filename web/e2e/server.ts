/** A server of our own for tests: a fresh database, quick bots, killed and started again at will. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export const ROOT = new URL('../../', import.meta.url).pathname
export const PYTHON = process.env.INTERREX_PYTHON ?? join(ROOT, '.venv/bin/python')

export class TestServer {
  address = ''
  private process: ChildProcess | null = null
  private readonly folder = mkdtempSync(join(tmpdir(), 'interrex-e2e-'))
  private port = 0
  private ahead = 0
  private readonly clock = join(this.folder, 'ahead')

  /** `packages` is a folder of installed packages, beside those of the environment. */
  constructor(
    private readonly more: string[] = [],
    private readonly packages = '',
  ) {}

  /** A clock that goes on when it is told to: see `later`. */
  withClock(): string[] {
    this.later(0)
    return ['--ahead', this.clock]
  }

  async start(...also: string[]): Promise<void> {
    this.port ||= await freePort()
    const args = ['-m', 'interrex.server', '--db', join(this.folder, 'tables.db'), '--port', String(this.port), '--bot-delay', '0', '--away-after', '0.2', '--unlimited', ...this.more, ...also]
    const path = [this.packages, process.env.PYTHONPATH].filter(Boolean).join(delimiter)
    const env = { ...process.env, ...(path && { PYTHONPATH: path }) }
    const child = spawn(PYTHON, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.process = child
    this.address = await new Promise<string>((resolve, reject) => {
      child.stdout!.once('data', (data) => resolve(String(data).trim()))
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  /** Time goes by at the server. */
  later(seconds: number): void {
    this.ahead += seconds
    writeFileSync(this.clock, String(this.ahead))
  }

  /** As if the machine had lost its power. */
  async kill(): Promise<void> {
    const child = this.process
    this.process = null
    if (!child || child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Something that came by one way: who was told (`laptop`, `phone`: a browser's push service; `mail`; `hook`), and what. */
export interface Told {
  by: string
  said: any
}

/** The other ends of notices, on loopback: push services that open what they are sent, a mail server, a webhook's. */
export class Ends {
  readonly told: Told[] = []
  at = { mail: '', hook: '', laptop: {}, phone: {} }
  private process: ChildProcess | null = null

  async start(): Promise<void> {
    const child = spawn(PYTHON, ['-m', 'tests.server.ends'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
    this.process = child
    const lines = createInterface(child.stdout)
    this.at = await new Promise((resolve) => lines.once('line', (line) => resolve(JSON.parse(line))))
    lines.on('line', (line) => this.told.push(JSON.parse(line)))
  }

  /** The key by which push services know the server. */
  trust(key: string): void {
    this.process!.stdin!.write(`${key}\n`)
  }

  by = (way: string) => this.told.filter((one) => one.by === way)

  stop(): void {
    this.process?.kill('SIGKILL')
  }
}
