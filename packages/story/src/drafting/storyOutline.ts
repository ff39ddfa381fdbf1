import type { DraftStructure } from '../schema/draftStructure.ts'

export type OutlinedScene = DraftStructure['nodes'][string]

/** A story whose scene texts contain a plan until they are written. */
export interface StoryOutline {
  title: string
  tagline: string
  description: string
  structure: DraftStructure
}
