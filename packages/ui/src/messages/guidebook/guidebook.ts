export interface GuidebookPicture {
  /** Path without suffix, as in `GuidePicture`. */
  src: string
  alt: string
}

export interface GuidebookSection {
  /** Fragment id of the section. */
  id: string
  title: string
  body: string
  pictures?: readonly GuidebookPicture[]
}

export interface Guidebook {
  title: string
  /** Formatted date of the last change. */
  revised?: string
  lead: string
  sections: readonly GuidebookSection[]
}
