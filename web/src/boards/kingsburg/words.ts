/** What the signs of the board say to those who hear it rather than see it. */
import { GOODS, figure, signed } from './model'
import type { Table } from './table'
import type { AdvisorField, BuildingField, DiceSet, EnemyCard, GiftView, Goods } from './view'

type Say = Table['say']

export function goodsWords(say: Say, goods: Goods): string[] {
  return GOODS.filter((good) => goods[good]).map((good) => say(`kingsburg-some-${good}`, { n: goods[good] }))
}

/** A gift in words: "1 gold, 2 soldiers". */
export function giftWords(say: Say, { goods, points, soldiers, tokens }: GiftView): string {
  const others = { points, soldiers, tokens }
  return [...goodsWords(say, goods), ...Object.entries(others).flatMap(([what, n]) => (n ? [say(`kingsburg-some-${what}`, { n })] : []))].join(', ')
}

/** The name first, then what there is to know. */
export function advisorAbout(table: Table, field: AdvisorField, sets: DiceSet[]): string[] {
  const { say, names } = table
  const gives = table.board?.whims?.includes(field.place) ? `kingsburg-whim-${field.place}` : `kingsburg-advisor-${field.place}`
  const head = [`${say(`kingsburg-advisor-${field.place}`)} (${field.rank})`, say(`${gives}.does`)]
  const dice = sets.map((set) => {
    const who = set.seat === null ? say('kb-nobody') : names[set.seat]
    return `${who}: ${[...set.coloured, ...set.white].join(' + ')}`
  })
  return [...head, ...dice]
}

export function buildingAbout(table: Table, field: BuildingField, built: boolean, used: boolean): string[] {
  const { say } = table
  const parts: string[] = []
  if (built) parts.push(say('kb-built'))
  else parts.push(say('kb-cost', { cost: goodsWords(say, field.cost).join(', ') }))
  parts.push(say('kingsburg-some-points', { n: field.points }))
  if (field.strength) parts.push(say('kb-in-battle', { bonus: signed(field.strength) }))
  if (field.ours) parts.push(say('kb-ours'))
  const effect = say(`kingsburg-building-${field.id}.does`)
  return [say(`kingsburg-building-${field.id}`), `${effect}${used ? ` ${say('kb-used')}` : ''}`, parts.join('; ')]
}

export function enemyWords(table: Table, card: EnemyCard): string {
  const { say } = table
  const lot = (goods: Goods, any: number, points: number, buildings: number) =>
    [
      ...goodsWords(say, goods),
      ...(any ? [say('kb-any', { n: any })] : []),
      ...(buildings ? [say('kb-buildings', { n: buildings })] : []),
      ...(points ? [say('kingsburg-some-points', { n: points })] : []),
    ].join(', ')
  const { gain, lose } = card
  const head = say('kb-enemy-card', {
    kind: say(`kingsburg-enemy-${card.kind}`),
    strength: figure(card.strength),
    gain: lot(gain.goods, gain.any, gain.points, 0),
    lose: lot(lose.goods, lose.any, lose.points, lose.buildings),
  })
  return `${head}. ${say(`kingsburg-enemy-${card.kind}.does`)}`
}
