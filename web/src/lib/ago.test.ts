import { expect, it } from 'vitest'
import { ago } from './ago'

it('says how long ago something was as people do', () => {
  const said = (seconds: number) => ago(seconds, 'pl', 'przed chwilą')
  expect([-3, 0, 59, 60, 3599, 3600, 90_000, 200_000].map(said)).toEqual(['przed chwilą', 'przed chwilą', 'przed chwilą', '1 minutę temu', '59 minut temu', '1 godzinę temu', 'wczoraj', 'przedwczoraj'])
})
