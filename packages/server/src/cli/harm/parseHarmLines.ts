export interface HarmLine {
  language: string
  isHarmful: boolean
  /** Kind of harm, or kind of harmless line, in the writer's words. */
  kind: string
  text: string
}

/** Parses a table with the columns language, `harmful` or `harmless`, kind, and text. */
export const parseHarmLines = (table: string): HarmLine[] =>
  table.split('\n').flatMap((row) => {
    const [language = '', label, kind = '', text = ''] = row.split('\t')
    if (label !== 'harmful' && label !== 'harmless') return []
    return [{ language, isHarmful: label === 'harmful', kind, text: text.trim() }]
  })

/** Returns true if a harmful line is about self-harm. */
export const isOfSelfHarm = ({ isHarmful, kind }: HarmLine): boolean =>
  isHarmful && /self_?harm/iu.test(kind)
