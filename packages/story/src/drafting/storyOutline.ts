import type { DraftStructure } from '../schema/draftStructure.ts'

export type OutlinedScene = DraftStructure['nodes'][string]

/** A story whose scenes contain a plan until their text is written. */
export interface StoryOutline {
  title: string
  tagline: string
  description: string
  structure: DraftStructure
}
