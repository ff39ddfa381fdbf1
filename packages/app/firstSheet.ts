import type { Plugin } from 'vite'

const LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/
const FACES = /@font-face\{[^}]+\}/g
/** The three voices as they stand at first sight: upright. */
const VOICES = /font-family:(Rozha One|Hind|Tiro Devanagari Hindi);font-style:normal/
/** Of a face's letters (`unicode-range`): the alphabet, or the letters with marks beside it. */
const LATIN = /unicode-range:U\+(\?\?|0+-|0*100-)/
/** The older format of each file: no browser that runs this code needs it. */
const OLDER = /,url\([^)]+\.woff\)format\("woff"\)/g

/**
 * Parts the sheet that says where the letters lie. The Latin faces are laid into the page, which
 * would otherwise wait for one more answer before its first paint. Those of the other scripts stay
 * behind in the sheet, as one for print: `main.tsx` takes it for the screen once the page was seen.
 * Their files are large, and devices bring letters of their own until then.
 */
export const firstSheet = (): Plugin => ({
  name: 'first-sheet',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(LINK, (link, file: string) => {
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') return link
        const faces = String(sheet.source).replaceAll(OLDER, '').match(FACES) ?? []
        const isFirst = (face: string) => VOICES.test(face) && LATIN.test(face)
        sheet.source = faces.filter((face) => !isFirst(face)).join('')
        return `<style>${faces.filter(isFirst).join('')}</style>${link.replace('>', ' media="print" data-letters>')}`
      }),
  },
})
