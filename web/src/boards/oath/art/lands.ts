/** What the sites look like: layers from the far to the near on a field of 240 by 72. */

export interface Layer {
  d: string
  /** 0 is far, 2 is near. */
  near: 0 | 1 | 2
}

const FAR: Layer = { near: 0, d: 'M0 44c30-14 60-4 92-12s58-14 88-4 40 2 60-6v50H0z' }
const NEAR: Layer = { near: 2, d: 'M0 64c40-6 80 0 122-4s80 4 118-1v13H0z' }
const SEA: Layer = { near: 0, d: 'M0 46h240v26H0z' }

export const LANDS: Record<string, Layer[]> = {
  city:     [FAR, { near: 1, d: 'M70 62V34h8v-6h6v6h8V22l9-10 9 10v12h8v-6h6v6h10V26h6v8h6v28h10V42h16v20zM40 62V46h14V38h10v24z' }, { near: 2, d: 'M97 62V50a5 5 0 0 1 10 0v12zM126 44h4v6h-4zM84 44h4v6h-4z' }, NEAR],
  ruin:     [FAR, { near: 1, d: 'M66 62V30l8 6 4-10 8 12 6-4v28zM120 62V26l10-8 4 12 8-4v36zM158 62V44l8 4 6-6v20z' }, NEAR],
  coast:    [SEA, { near: 1, d: 'M0 40c40 0 66 10 92 16s60 4 92 8 40 2 56 2v6H0z' }, { near: 2, d: 'M0 60c36-2 70 6 110 8s80-2 130 0v4H0z' }, { near: 1, d: 'M168 44h30c-2 6-6 8-10 8h-10c-4 0-8-2-10-8zM181 43V22h2v21zM183 24c8 2 12 8 13 16h-13z' }],
  crag:     [SEA, { near: 1, d: 'M0 60l20-34 14 10 14-22 22 30 16-8 14 24zM150 60l18-22 10 6 12-16 22 32z' }, NEAR],
  valley:   [FAR, { near: 1, d: 'M0 34c30 4 60 18 100 20s90-10 140-28v46H0z' }, { near: 2, d: 'M96 72c6-10 26-14 22-24 10 8-2 16 2 24zM0 66c50-6 90-2 120 0s80 0 120-2v8H0z' }],
  wood:     [FAR, { near: 1, d: 'M30 64l12-34 12 34zM58 64l14-42 14 42zM92 64l12-36 12 36zM122 64l15-46 15 46zM158 64l12-34 12 34zM184 64l13-40 13 40z' }, { near: 2, d: 'M44 70l10-26 10 26zM78 70l11-30 11 30zM108 70l10-26 10 26zM144 70l11-30 11 30zM172 70l10-24 10 24z' }, NEAR],
  mountain: [FAR, { near: 1, d: 'M40 66L92 12l20 22 16-12 62 44z' }, { near: 0, d: 'M92 12l12 14-7 2-5 6-6-5-7 1zM128 22l10 8-6 1-4 4-6-4z' }, NEAR],
  marsh:    [SEA, { near: 1, d: 'M0 58c50-4 70 4 120 0s80-2 120 2v12H0z' }, { near: 2, d: 'M52 62l3-28 2 28zM60 62l6-22-2 22zM46 62l-5-20 8 20zM150 64l3-30 2 30zM158 64l7-22-3 22zM144 64l-6-20 9 20zM104 66l2-18 2 18zM112 66l5-14-2 14z' }, NEAR],
  plain:    [FAR, { near: 1, d: 'M0 56c60-8 120-2 240-8v24H0z' }, { near: 2, d: 'M102 60c2-8 8-10 14-10s10 4 14 2 4-6 8-4 2 8-4 10v8h-3v-6h-17v6h-3v-8zM0 66c80-4 160-2 240 0v6H0z' }],
  waste:    [FAR, { near: 1, d: 'M0 60c30-10 60-12 90-4s50-8 80-10 50 6 70 6v20H0z' }, { near: 2, d: 'M120 62V40c-8 0-10-6-8-12 2 6 4 8 8 8V24h4v16c6 0 8-4 8-10 4 8 0 14-8 14v18zM0 66c60-2 160-4 240 0v6H0z' }],
  stones:   [FAR, { near: 1, d: 'M0 58c60-8 160-8 240 0v14H0z' }, { near: 2, d: 'M66 62V28h12v34zM96 62V32h12v30zM64 28h46v-7H64zM130 62V26l12 4v32zM160 62V36h10v26zM36 62V44l10-4v22z' }, NEAR],
  river:    [FAR, { near: 1, d: 'M0 50c60-6 160 2 240-4v26H0z' }, { near: 0, d: 'M96 50c30 4-30 12 10 22h60c-50-12 10-18-30-24z' }, { near: 2, d: 'M20 64l8-22 8 22zM190 62l8-24 8 24zM206 64l7-18 7 18z' }],
  pass:     [{ near: 0, d: 'M0 30l40-22 60 40h40l60-40 40 20v44H0z' }, { near: 1, d: 'M0 72V26l34 8 30 20 30 18zM240 72V22l-36 10-26 20-34 20z' }, { near: 2, d: 'M106 72c4-8 10-14 8-20h12c-2 8 6 12 12 20z' }],
  slum:     [FAR, { near: 1, d: 'M30 64V44l12-8 12 8v-8l10-8 12 8v10l10-6 12 8v-12l12-8 10 8v14l12-8 12 8v-8l10-6 12 8v18l12-6v26z' }, { near: 2, d: 'M44 52h5v5h-5zM68 48h5v5h-5zM104 50h5v5h-5zM140 52h5v5h-5zM166 54h5v5h-5z' }, NEAR],
  giant:    [FAR, { near: 1, d: 'M40 66c0-16 14-26 30-26 6-12 26-12 32 0h40c14 0 26 10 30 26z' }, { near: 2, d: 'M78 50h6v5h-6zM92 50h6v5h-6zM116 66V50h4v16zM128 66V50h4v16zM140 66V52h4v14z' }, NEAR],
}

const LAND: Record<string, string> = {
  'ancient-city': 'city', 'barren-coast': 'crag', 'buried-giant': 'giant', 'charming-valley': 'valley', 'deep-woods': 'wood', 'drowned-city': 'ruin',
  'fertile-valley': 'valley', 'great-slum': 'slum', 'the-tribunal': 'city', 'lush-coast': 'coast', marshes: 'marsh', mine: 'pass', mountain: 'mountain',
  'narrow-pass': 'pass', plains: 'plain', river: 'river', 'rocky-coast': 'crag', 'salt-flats': 'waste', 'shrouded-wood': 'wood', 'standing-stones': 'stones',
  steppe: 'plain', 'the-hidden-place': 'stones', wastes: 'waste',
}

export const landOf = (site: string): Layer[] => LANDS[LAND[site] ?? 'plain']!

/** The colours of a region: its ground, its land and the sky above. */
export const GROUNDS: Record<string, { ground: string; land: string; sky: string }> = {
  cradle:     { ground: 'light-dark(#d9cfe6, #2c2638)', land: 'light-dark(#7c62a0, #8d76b5)', sky: 'light-dark(#f6e9d2, #2f2940)' },
  provinces:  { ground: 'light-dark(#e4d9b4, #302b1c)', land: 'light-dark(#8f7a33, #a08a45)', sky: 'light-dark(#f8edcb, #332e20)' },
  hinterland: { ground: 'light-dark(#cfdcc7, #20302a)', land: 'light-dark(#4f7a5d, #5f8f72)', sky: 'light-dark(#eef0d8, #22322d)' },
}
