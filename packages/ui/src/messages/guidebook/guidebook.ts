export interface GuidebookSection {
  id: string
  title: string
  body: string
}

export interface Guidebook {
  title: string
  revised?: string
  lead: string
  sections: readonly GuidebookSection[]
}
