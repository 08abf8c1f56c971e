import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { clickOn, expect, findings, makeTable, remember, test } from './support'
import { PYTHON, ROOT, TestServer } from './server'

test('a game from a package of its own is offered, and played on the board it brings; without that, on the plain one', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'interrex-package-'))
  const [source, installed] = [join(folder, 'source'), join(folder, 'installed')]
  cpSync(join(ROOT, 'tests/doors/ferry'), source, { recursive: true })
  execFileSync(PYTHON, ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', '--no-index', '--no-deps', '--no-build-isolation', '--target', installed, source])
  const server = new TestServer([], installed)
  await server.start()
  try {
    const made = await makeTable(server, ['human:Ada', 'ferryman:Otto'], 'ferry', '', 'ferry')
    await remember(context, made, [0])
    await page.goto(`${server.address}/new`)
    await page.getByRole('radio', { name: /Ferry/ }).check()
    await expect(page.getByRole('group', { name: 'Rounds' })).toContainText('five')

    await page.goto(`${server.address}/t/${made.table.id}`)
    const [first, second] = [page.locator('.ferry').getByRole('button', { name: 'Quay 1 (12)' }), page.locator('.ferry').getByRole('button', { name: 'Quay 2' })]
    await expect(first).toHaveCSS('outline-style', 'solid')
    const kept = await first.elementHandle()
    await first.click()
    await expect(page.getByRole('log')).toContainText('Ada loads a crate at quay 1.')
    await expect(page.locator('.ferry .boat').first().locator('.crate')).toHaveText(/[1-6]/)
    expect(await kept!.evaluate((quay) => quay.isConnected), 'it goes on with the same element').toBe(true)
    await expect(second).toHaveAttribute('data-can')
    expect(await findings(page)).toEqual([])

    // the package's board is gone: people are told, and go on all the same
    await server.kill()
    rmSync(join(installed, 'ferry/web/board.js'))
    await server.start()
    await page.reload()
    await expect(page.locator('.plain')).toContainText('quays')
    await page.locator('.plain').getByRole('button', { name: 'quay:1' }).click()
    await expect(page.getByRole('log')).toContainText(/Ada loads a crate at quay 1[^]*Ada loads a crate at quay 1/)
    await clickOn(page)
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/wins|share the victory/)
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
})
