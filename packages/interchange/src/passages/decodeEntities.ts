import { characterEntitiesHtml4 } from 'character-entities-html4'

const NAMED: Readonly<Record<string, string>> = { ...characterEntitiesHtml4, apos: "'" }

/** Decodes entities. Unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/giu,
    (found, ...groups) => {
      const [decimal, hex, name] = groups as (string | undefined)[]
      if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? found) : found
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      const isSign = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      return isSign ? String.fromCodePoint(code) : found
    },
  )
}
