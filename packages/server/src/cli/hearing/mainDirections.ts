/** Sweeps of rotations; after so many nothing is left to turn. */
const SWEEPS = 12

type Matrix = Float64Array[]

/** The directions along which rows differ most, the foremost first. */
export function mainDirections(rows: readonly Float64Array[], size: number): Matrix {
  const spread = spreadOf(rows, size)
  const turned = Array.from({ length: size }, (_, i) =>
    Float64Array.from({ length: size }, (_none, j) => (i === j ? 1 : 0)),
  )
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (let p = 0; p < size; p += 1) {
      for (let q = p + 1; q < size; q += 1) turn(spread, turned, p, q)
    }
  }
  const order = [...spread.keys()].toSorted((a, b) => at(spread, b, b) - at(spread, a, a))
  return order.map((column) => Float64Array.from(turned, (row) => row[column] ?? 0))
}

const at = (matrix: Matrix, i: number, j: number) => matrix[i]?.[j] ?? 0

function spreadOf(rows: readonly Float64Array[], size: number): Matrix {
  const spread = Array.from({ length: size }, () => new Float64Array(size))
  for (const row of rows) {
    for (const [i, line] of spread.entries()) {
      for (let j = 0; j < size; j += 1) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0)
    }
  }
  return spread
}

/** Jacobi's rotation: makes what two directions share vanish. */
function turn(spread: Matrix, turned: Matrix, p: number, q: number): void {
  const shared = at(spread, p, q)
  if (Math.abs(shared) < 1e-12) return
  const theta = (at(spread, q, q) - at(spread, p, p)) / (2 * shared)
  const tan = Math.sign(theta || 1) / (Math.abs(theta) + Math.hypot(theta, 1))
  const cos = 1 / Math.hypot(tan, 1)
  const sin = tan * cos
  const [rowP, rowQ] = [spread[p], spread[q]]
  for (const line of spread) mix(line, p, q, cos, sin)
  if (rowP && rowQ) mixRows(rowP, rowQ, cos, sin)
  for (const line of turned) mix(line, p, q, cos, sin)
}

function mix(line: Float64Array, p: number, q: number, cos: number, sin: number): void {
  const [one, other] = [line[p] ?? 0, line[q] ?? 0]
  line[p] = cos * one - sin * other
  line[q] = sin * one + cos * other
}

function mixRows(one: Float64Array, other: Float64Array, cos: number, sin: number): void {
  for (let i = 0; i < one.length; i += 1) {
    const [a, b] = [one[i] ?? 0, other[i] ?? 0]
    one[i] = cos * a - sin * b
    other[i] = sin * a + cos * b
  }
}
