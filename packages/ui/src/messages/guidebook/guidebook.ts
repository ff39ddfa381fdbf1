export interface GuidebookPicture {
  /** Path without suffix, as `GuidePicture` takes it. */
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
  /** Date of the last change, as text. */
  revised?: string
  lead: string
  sections: readonly GuidebookSection[]
}
