import type { Palette } from './tokens.ts'

const svgUri = (width: number, body: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${width}'>${body}</svg>`,
  )}")`

const frameLines =
  'M12.5 1l3 3.5 3-3.5M12.5 8l3-3.5 3 3.5M20 1v7M12.5 35l3-3.5 3 3.5M12.5 28l3 3.5 3-3.5M20 28v7' +
  'M1 12.5l3.5 3-3.5 3M8 12.5l-3.5 3 3.5 3M1 20h7M35 12.5l-3.5 3 3.5 3M28 12.5l3.5 3-3.5 3M28 20h7'

const frameDots = [4.5, 31.5]
  .flatMap((x) => [4.5, 31.5].map((y) => `<circle cx='${x}' cy='${y}' r='2'/>`))
  .join('')

/** Frame in the style of Madhubani paintings, for `border-image`. */
const frame = (stroke: string) =>
  svgUri(
    36,
    `<g fill='none' stroke='${stroke}'><rect x='.5' y='.5' width='35' height='35'/>` +
      `<rect x='8.5' y='8.5' width='19' height='19'/>` +
      `<path d='${frameLines}' stroke-width='.9'/>${frameDots}</g>`,
  )

const edge = (path: string, stroke: string) =>
  svgUri(26, `<path d='${path}' fill='none' stroke='${stroke}' stroke-width='1.3'/>`)

const jali = (stroke: string) =>
  svgUri(
    44,
    `<path d='M22 4l6 12 12 6-12 6-6 12-6-12L4 22l12-6ZM0 0l6 3-3 3ZM44 0l-6 3 3 3ZM0 44l6-3-3-3Z` +
      `M44 44l-6-3 3-3ZM22 16.5a5.5 5.5 0 1 0 .01 0Z' fill='none' stroke='${stroke}' stroke-opacity='.07'/>`,
  )

/** Returns CSS variables with images. Images in CSS cannot use `currentColor`. */
export function ornamentVariables({
  accent,
  ornament,
  toranaEdge,
}: Palette): Record<string, string> {
  return {
    '--ui-frame': frame(ornament),
    '--ui-corner-left': svgUri(26, `<path d='M0 26A12 12 0 0 1 10.5 13A13 13 0 0 1 26 0V26Z'/>`),
    '--ui-corner-right': svgUri(26, `<path d='M26 26A12 12 0 0 0 15.5 13A13 13 0 0 0 0 0V26Z'/>`),
    '--ui-edge-left': edge('M.7 26A12 12 0 0 1 11 13.5A13 13 0 0 1 26 .7', toranaEdge),
    '--ui-edge-right': edge('M25.3 26A12 12 0 0 0 15 13.5A13 13 0 0 0 0 .7', toranaEdge),
    '--ui-jali': jali(accent),
  }
}
