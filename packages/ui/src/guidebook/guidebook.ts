export interface GuidebookSection {
  /** Fragment by which the section is linked to. */
  id: string
  /** Words of its heading. */
  title: string
  /** Markdown. */
  body: string
}

/** A text to be read at leisure: the guide, the terms, the privacy policy. */
export interface Guidebook {
  /** Words of the page's h1. */
  title: string
  /** When it was last changed, in words; absent where that does not matter. */
  revised?: string
  /** What the text is about, before its first section. */
  lead: string
  /** In reading order. */
  sections: readonly GuidebookSection[]
}
