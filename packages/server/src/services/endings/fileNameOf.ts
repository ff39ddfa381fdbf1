/** Enough of a title to know the file by. */
const SIGNS = 60

/** A title as the name of a file that every system takes. */
export function fileNameOf(title: string, ending: string): string {
  const plain = title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const name = Array.from(plain.replace(/^-/, '')).slice(0, SIGNS).join('').replace(/-$/, '')
  return `${name || 'story'}${ending}`
}
