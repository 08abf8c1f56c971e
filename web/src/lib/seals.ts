/** Seats are told apart without colour: by the shape of a seal, and what is pressed into it. On a square of 24. */
export const SHAPES = [
  'M12 1.5A10.5 10.5 0 1 1 11.9 1.5Z', // round
  'M2 2.5H22V11Q22 19 12 23Q2 19 2 11Z', // a shield
  'M12 .5L23.5 12L12 23.5L.5 12Z', // a lozenge
  'M2 2H22V22H2Z', // square
  'M6.5 1.5H17.5L23.5 12L17.5 22.5H6.5L.5 12Z', // six sides
]
export const CHARGES = ['M12 6V18M6 12H18', 'M6.5 15L12 8L17.5 15', 'M8 12A4 4 0 1 0 16 12A4 4 0 1 0 8 12', 'M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5', 'M6 9H18M6 15H18']
