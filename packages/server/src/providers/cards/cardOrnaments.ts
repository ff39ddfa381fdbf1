import { CARD_COLOURS, type CardMeasures } from './cardMeasures.ts'

const LIP = 6
const SCALLOPS = 7
const ARCH =
  'M4 20V11c0-2 1.500-3 3-3 0-2.500 2.500-4.500 5-4.500S17 5.500 17 8c1.500 0 3 1 3 3v9M7.500 20v-7.500M16.500 20v-7.500M4 20h16'
const LAMP_FLAME = 'M20 5c4.500 6 4.500 10.500 0 13-4.500-2.500-4.500-7 0-13Z'
const LAMP =
  'M5 21h30c-1.200 5-6.500 8-15 8S6.200 26 5 21ZM3 33q4.250-3 8.500 0t8.500 0 8.500 0 8.500 0M8 37.500q3-2 6 0t6 0 6 0 6 0'

const pattern = (id: string, size: string, d: string, zoom: number) =>
  `<pattern id="${id}" ${size} patternUnits="userSpaceOnUse" patternTransform="scale(${zoom * 1.11})"><path d="${d}" fill="none" stroke="${CARD_COLOURS.frame}" stroke-width=".9"/></pattern>`

export function frameOf({ width, height, frame, zoom }: CardMeasures): string {
  const inner = frame - 1
  const band = (id: string, x: number, y: number, w: number, h: number) =>
    `<g transform="translate(${x} ${y})"><rect width="${w}" height="${h}" fill="${CARD_COLOURS.surface}"/><rect width="${w}" height="${h}" fill="url(#${id})"/></g>`
  const corner = (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><rect width="${frame}" height="${frame}" fill="${CARD_COLOURS.surface}"/><circle cx="${frame / 2}" cy="${frame / 2}" r="${2 * zoom}" fill="none" stroke="${CARD_COLOURS.frame}" stroke-width="${zoom}"/></g>`
  const [right, bottom] = [width - frame, height - frame]
  return `<defs>${pattern('across', 'width="18" height="9"', 'M3.500 1l3 3.500 3-3.500M3.500 8l3-3.500 3 3.500M11 1v7', zoom)}${pattern('down', 'width="9" height="18"', 'M1 3.500l3.500 3-3.500 3M8 3.500l-3.500 3 3.500 3M1 11h7', zoom)}</defs>
${band('across', 0, 0, width, frame)}${band('across', 0, bottom, width, frame)}${band('down', 0, 0, frame, height)}${band('down', right, 0, frame, height)}
${corner(0, 0)}${corner(right, 0)}${corner(0, bottom)}${corner(right, bottom)}
<g fill="none" stroke="${CARD_COLOURS.frame}" stroke-width="${zoom}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}"/><rect x="${inner}" y="${inner}" width="${width - 2 * inner}" height="${height - 2 * inner}"/></g>`
}

/** Returns the background of the text, with a seam towards the image. */
export function panelOf({ width, height, art }: CardMeasures): string {
  const { surface, frame } = CARD_COLOURS
  if (art.width + art.x * 2 === width) {
    const y = art.y + art.height
    return `<rect y="${y}" width="${width}" height="${height - y}" fill="${surface}"/><path d="M0 ${y}h${width}M0 ${y + 8}h${width}" stroke="${frame}" stroke-width="3"/>`
  }
  const step = art.height / SCALLOPS
  const x = art.x + step / 2
  const seam = `M${x} ${art.y}${`a${step / 2} ${step / 2} 0 0 0 0 ${step}`.repeat(SCALLOPS)}`
  return `<path d="${seam}V${height}H0V0H${x}Z" fill="${surface}"/><path d="${seam}" fill="none" stroke="${frame}" stroke-width="${LIP}"/>`
}

/** Returns an arch of the list of endings. The reached one is lit. */
export const archAt = (x: number, y: number, size: number, isLit: boolean): string =>
  `<path transform="translate(${x} ${y}) scale(${size / 24})" d="${ARCH}" fill="${isLit ? CARD_COLOURS.gold : 'none'}" stroke="${isLit ? CARD_COLOURS.gold : CARD_COLOURS.line}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

export const lampAt = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / 40})"><path d="${LAMP_FLAME}" fill="${CARD_COLOURS.accent}"/><path d="${LAMP}" fill="none" stroke="${CARD_COLOURS.accent}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`

export const petalAt = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M1.400 0Q.4-1-.2-1A1 1 0 0 0-.2 1Q.4 1 1.400 0Z" fill="${CARD_COLOURS.gold}"/>`
