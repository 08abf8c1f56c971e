/** The licence notices of the libraries that are bundled into the client, as one file beside it: `licences.txt`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

interface Package {
  name?: string
  version?: string
  license?: string
}

/** The folder of the package that a module belongs to; null: the module is our own, or made by a tool. */
export function packageOf(module: string): string | null {
  const path = module.replace(/^\0+/, '').replace(/\?.*$/, '')
  if (!path.includes('/node_modules/')) return null
  for (let folder = dirname(path); folder.includes('/node_modules/'); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && read(folder).name) return folder
  }
  return null
}

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package

/** The text of a licence whose package came without it; a library without any must not be bundled. */
export function standard(licence: string | undefined, name: string | undefined): string {
  const file = new URL(`licences/${licence}.txt`, import.meta.url)
  if (!existsSync(file)) throw new Error(`${name} came without the text of its licence: put ${licence}.txt into web/licences`)
  return readFileSync(file, 'utf8').trim()
}

/** Name, version and licence of every package that one of these modules is from, with the text of it. */
export function notices(modules: Iterable<string>): string {
  const folders = [...new Set([...modules].map(packageOf))].filter((folder) => folder !== null)
  const told = folders.map((folder) => {
    const { name, version, license } = read(folder)
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file)).sort()
    const texts = files.length ? files.map((file) => readFileSync(join(folder, file), 'utf8').trim()) : [standard(license, name)]
    return [`${name} ${version} (${license ?? '?'})`, ...texts].join('\n\n')
  })
  return `${told.sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: notices(modules) })
    },
  }
}
