export interface GuidebookSection {
  /** Fragment id of the section. */
  id: string
  title: string
  body: string
}

export interface Guidebook {
  title: string
  /** Formatted date of the last change. */
  revised?: string
  lead: string
  sections: readonly GuidebookSection[]
}
