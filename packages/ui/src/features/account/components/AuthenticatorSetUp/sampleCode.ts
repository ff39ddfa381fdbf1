export const sampleCode: boolean[][] = Array.from({ length: 29 }, (_row, y) =>
  Array.from({ length: 29 }, (_square, x) => (x * 7 + y * 11 + x * y) % 3 === 0),
)
