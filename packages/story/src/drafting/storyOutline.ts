import type { DraftStructure } from '../schema/draftStructure.ts'

/** A scene of an outline, or of the story that comes of it. */
export type OutlinedScene = DraftStructure['nodes'][string]

/** A story whose scenes hold what is to happen in them until they are written. */
export interface StoryOutline {
  title: string
  tagline: string
  description: string
  structure: DraftStructure
}
