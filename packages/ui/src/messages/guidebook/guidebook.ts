/** A screenshot of the product. */
export interface GuidebookPicture {
  /** Address of the picture without the ending, as `GuidePicture` takes it. */
  src: string
  /** What is to be seen, for who does not see it. */
  alt: string
}

export interface GuidebookSection {
  /** Fragment by which the section is linked to. */
  id: string
  /** Words of its heading. */
  title: string
  /** Markdown. */
  body: string
  /** Pictures of what the section speaks of; below the text, in order. */
  pictures?: readonly GuidebookPicture[]
}

/** A text to be read at leisure: the guide, the terms, the privacy policy. */
export interface Guidebook {
  /** Words of the page's h1. */
  title: string
  /** Date of the last change, in words; absent where that does not matter. */
  revised?: string
  /** What the text is about, before its first section. */
  lead: string
  /** In reading order. */
  sections: readonly GuidebookSection[]
}
