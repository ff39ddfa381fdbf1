/** A line that somebody might type, and what it is. */
export interface HarmLine {
  language: string
  isHarmful: boolean
  /** What it does harm by, or what it is harmless as; in the words of whoever wrote it. */
  kind: string
  text: string
}

/** Reads a table of lines: language, `harmful` or `harmless`, kind, and the words. */
export const parseHarmLines = (table: string): HarmLine[] =>
  table.split('\n').flatMap((row) => {
    const [language = '', label, kind = '', text = ''] = row.split('\t')
    if (label !== 'harmful' && label !== 'harmless') return []
    return [{ language, isHarmful: label === 'harmful', kind, text: text.trim() }]
  })

/** Whether a harmful line is about hurting oneself. */
export const isOfSelfHarm = ({ isHarmful, kind }: HarmLine): boolean =>
  isHarmful && /self_?harm/iu.test(kind)
