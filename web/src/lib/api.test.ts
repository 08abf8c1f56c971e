import { describe, expect, it } from 'vitest'
import { Api, Failure } from './api'

function answering(status: number, body: unknown) {
  const calls: [string, RequestInit][] = []
  const api = new Api(async (path, init) => {
    calls.push([String(path), init ?? {}])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  })
  return { api, calls }
}

describe('the server over HTTP', () => {
  it('is asked in our language, with the seat\'s key where there is one', async () => {
    const { api, calls } = answering(200, { move: 3 })
    api.language = 'pl'
    await api.position('t/1', 3, 'key')
    expect(calls[0]![0]).toBe('/api/tables/t%2F1/positions/3')
    expect(calls[0]![1].headers).toEqual({ 'Accept-Language': 'pl', Authorization: 'Bearer key' })
    await api.position('t1', 3)
    expect(calls[1]![1].headers).not.toHaveProperty('Authorization')
  })
  it('gets JSON', async () => {
    const { api, calls } = answering(200, { seat: 1, token: 'new' })
    await api.renew('t1', 1, 'old')
    expect(calls[0]![1]).toMatchObject({ method: 'POST', body: '{"seat":1}' })
    expect(calls[0]![1].headers).toMatchObject({ Authorization: 'Bearer old', 'Content-Type': 'application/json' })
  })
  it('fails with the server\'s own words', async () => {
    const refused = { type: 'refused', id: null, code: 'conflict', rule: null, message: { key: 'k', params: {} }, sentence: 'No.' }
    const error = await answering(409, refused).api.join('t1', 0, 'Ada').catch((e) => e)
    expect(error).toBeInstanceOf(Failure)
    expect(error).toMatchObject({ code: 'conflict', status: 409, message: 'No.' })
  })
  it('fails kindly when there is no answer, or one nobody understands', async () => {
    const away = new Api(async () => { throw new TypeError('network') })
    expect(await away.games().catch((e) => e.code)).toBe('offline')
    expect(await answering(502, '<html>').api.games().catch((e) => e.code)).toBe('broken')
    expect(await answering(404, '<html>').api.table('x').catch((e) => e.code)).toBe('not-found')
  })
})
