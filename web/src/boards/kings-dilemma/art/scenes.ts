/** Five vignettes, one for each resource, on a field of 480 by 96: layers from the far to the near, dark ones last. */

export interface Layer {
  d: string
  /** How near it is: 0 is sky, 3 is ink. */
  near: 0 | 1 | 2 | 3
}

const hills: Layer[] = [
  { near: 1, d: 'M0 70c60-26 110-8 170-20s90-24 150-8 100 2 160-12v66H0z' },
]

export const SCENES: Record<string, Layer[]> = {
  // a castle over the river, banners out
  influence: [
    ...hills,
    { near: 2, d: 'M182 78V44h8v-6h6v6h10v-6h6v6h8V30l12-14 12 14v14h8v-6h6v6h10v-6h6v6h8v34z' },
    { near: 2, d: 'M231 16V4h2v2h13l-4 4 4 4h-13v2zM185 38V24h2v2h9l-3 3 3 3h-9v6zM285 38V24h2v2h9l-3 3 3 3h-9v6z' },
    { near: 3, d: 'M224 78V64a8 8 0 0 1 16 0v14zM198 54h5v9h-5zM261 54h5v9h-5zM229 34h6v10h-6z' },
    { near: 3, d: 'M0 84c40-8 90-2 150-6s130 6 190 0 100-4 140 2v16H0z' },
  ],
  // ships coming in, a crane on the quay
  wealth: [
    { near: 1, d: 'M0 66c80-10 170-6 250-8s160-6 230 0v38H0z' },
    { near: 2, d: 'M196 60h84c-4 12-12 18-22 18h-40c-10 0-18-6-22-18zM234 58V12h4v46zM238 14c22 6 30 18 32 36h-32zM233 18c-18 6-26 16-29 32h29z' },
    { near: 2, d: 'M344 62h44c-2 8-6 12-12 12h-20c-6 0-10-4-12-12zM363 60V34h3v26zM366 36c10 4 14 10 15 18h-15z' },
    { near: 3, d: 'M40 84V30h5v10l42-22 2 4-44 26v36zM84 22h2v26h-2zM78 48h14v14H78z' },
    { near: 3, d: 'M0 82h120v14H0zM16 70h16v12H16zM104 68h12v14h-12zM130 90c50-6 120 2 180-3s110 5 170-1v10H130z' },
  ],
  // banners above a crowd
  morale: [
    { near: 1, d: 'M0 60c70-14 120-2 190-10s120-6 180 2 70 0 110-8v52H0z' },
    { near: 2, d: 'M150 84V14h3v3h38l-10 11 10 11h-38v45zM300 84V22h3v3h34l-9 10 9 10h-34v39zM228 84V6h3v3h30l-8 9 8 9h-30v57z' },
    { near: 3, d: 'M60 96c0-12 4-18 10-18-5-7 9-13 11-3 7-9 15 1 11 7 8-13 17-7 14 1 8-12 17-4 14 3 7-14 17-8 15 0 9-12 17-5 14 2 9-15 19-8 15 1 8-13 17-6 14 1 9-14 18-7 15 1 8-13 18-6 14 1 9-14 18-7 15 1 8-13 17-6 14 1 9-12 17-5 14 2 9-13 17-6 14 1 9-12 17-4 14 3 8-10 16-4 13 3 7-8 14-3 12 3 8-6 13 0 12 8z' },
  ],
  // sheaves, a mill and furrows
  welfare: [
    ...hills,
    { near: 2, d: 'M330 76l6-40h20l6 40zM332 36l14-14 14 14zM346 36l30-20 3 4-30 20zM346 36l-30-20-3 4 30 20zM345 38l-22 26-4-3 23-26zM347 38l22 26 4-3-23-26z' },
    { near: 2, d: 'M0 84c90-14 160-10 240-12s160-4 240 4v20H0z' },
    { near: 3, d: 'M96 90c-6-14-16-22-14-34 6 2 8 8 10 14 0-10 0-18 6-24 6 6 6 14 6 24 2-6 4-12 10-14 2 12-8 20-14 34zM150 92c-5-11-13-18-11-28 5 2 6 7 8 12 0-8 0-15 5-20 5 5 5 12 5 20 2-5 3-10 8-12 2 10-6 17-11 28zM52 92c-5-11-13-18-11-28 5 2 6 7 8 12 0-8 0-15 5-20 5 5 5 12 5 20 2-5 3-10 8-12 2 10-6 17-11 28z' },
    { near: 3, d: 'M190 96c40-10 90-14 150-14l2 3c-56 1-100 5-136 11zM260 96c50-7 110-9 200-8v3c-80-1-130 1-172 5z' },
  ],
  // shelves, an open book, a candle
  knowledge: [
    { near: 1, d: 'M40 12h400v4H40zM40 44h400v4H40zM56 16h10v28H56zM70 20h8v24h-8zM82 16h12v28H82zM120 18h9v26h-9zM133 16h7v28h-7zM144 22h12v22h-12zM320 16h9v28h-9zM333 19h12v25h-12zM350 16h7v28h-7zM384 17h11v27h-11zM399 21h8v23h-8zM411 16h9v28h-9zM60 48h12v26H60zM76 52h8v22h-8zM108 50h10v24h-10zM340 50h8v24h-8zM352 48h12v26h-12zM392 52h10v22h-10z' },
    { near: 2, d: 'M0 76h480v20H0z' },
    { near: 3, d: 'M238 74c-16-12-42-14-66-8v16c24-5 50-3 66 6zM242 74c16-12 42-14 66-8v16c-24-5-50-3-66 6z' },
    { near: 3, d: 'M146 82V46h10v36zM138 82h26v5h-26zM151 42c-5-5-4-10 0-18 4 8 5 13 0 18z' },
  ],
}
