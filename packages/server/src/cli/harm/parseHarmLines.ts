export interface HarmLine {
  language: string
  isHarmful: boolean
  /** The writer's own label. */
  kind: string
  text: string
}

/** Parses TSV: language, `harmful` or `harmless`, kind, text. */
export const parseHarmLines = (table: string): HarmLine[] =>
  table.split('\n').flatMap((row) => {
    const [language = '', label, kind = '', text = ''] = row.split('\t')
    if (label !== 'harmful' && label !== 'harmless') return []
    return [{ language, isHarmful: label === 'harmful', kind, text: text.trim() }]
  })

export const isOfSelfHarm = ({ isHarmful, kind }: HarmLine): boolean =>
  isHarmful && /self_?harm/iu.test(kind)
