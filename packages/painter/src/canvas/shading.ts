import type { Canvas } from './canvas.ts'

/** Shades a path: hatching in drawn styles, transparency in painted ones. */
export function shade(c: Canvas, path: string, strength = 0.25): void {
  if (c.key === 'ajanta' || c.key === 'ravivarma') {
    const veil = c.key === 'ravivarma' ? '#120810' : '#2a120a'
    c.raw(`<path d="${path}" fill="${veil}" opacity="${strength}"/>`)
    return
  }
  const opacity = c.key === 'chitrakar' ? 0.55 : 0.7
  c.raw(`<path d="${path}" fill="${hatching(c)}" opacity="${opacity}"/>`)
}

function hatching(c: Canvas): string {
  const isPalmLeaf = c.key === 'chitrakar'
  const line = `<path d="M0 1H4" stroke="${c.light.ink}" stroke-width="${isPalmLeaf ? 0.9 : 0.7}"/>`
  return c.definitions.pattern(
    'hatching',
    [4, 4],
    line,
    isPalmLeaf ? '' : 'patternTransform="rotate(45)"',
  )
}

/** `radius` is in local units. */
export function glow(c: Canvas, x: number, y: number, radius: number, strength = 0.8): void {
  const fill = c.definitions.radial([
    [0, '#ffe6a0', strength],
    [0.3, '#ffb84a', strength * 0.45],
    [1, '#ff8a20', 0],
  ])
  c.raw(`<path d="${c.pen.oval(x, y, radius)}" fill="${fill}"/>`)
}
