import type { ImportEffect } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import type { AboutStory, ImportNote } from '@kathasagar/story/schema'

export type { ImportEffect, ImportNote }

/** Counts of a story of passages, for the choice between scenes and the page itself. */
export interface PassageCounts {
  /** Scenes that passages became. */
  all: number
  /** Scenes that links reach from the start. */
  reached: number
  /** Reached scenes without links. They are endings here. */
  ends: number
  /** True if the original has a back arrow, so that a passage without links need not end it. */
  hasBack: boolean
  /** Passages that lose macros, controls or values. */
  withLoss: number
  /** True if the story has scripts. */
  hasScripts: boolean
}

/** A picture that a passage shows, before it is looked for. */
export interface WantedPicture {
  /** Name of the plate that is to show it. */
  plate: string
  /** As the file names it: an address, a path, or what stands for one that was in the text. */
  source: string
  passage: string | null
  line: number | null
}

/** A picture that came with a story; whoever keeps the story keeps it, and tells the plate where. */
export interface BroughtPicture {
  /** Name of the plate that shows it; blank is its image until the picture is kept. */
  plate: string
  /** The file as it came: nobody has looked whether it is a picture. */
  bytes: Uint8Array
}

/** A story read from a file. Only the review says whether it is sound. */
export interface ImportedStory {
  /** Blank if the file names none. */
  title: string
  structure: StoryStructure
  /** Pictures of its plates, to be stored. */
  pictures?: readonly BroughtPicture[] | undefined
  /** Pictures of its plates that are still to be found among the files. */
  wanted?: readonly WantedPicture[] | undefined
  /** The fields of the story beside its scenes, if the file has them. */
  about?: AboutStory | undefined
  /** What was not imported as it was, in the order of the file. */
  notes: readonly ImportNote[]
  /** Absent for JSON, our own Twee and ink. */
  passages?: PassageCounts | undefined
}

/** How far a reading has come: of each step a share from 0 to 1. */
export interface ImportProgress {
  step: 'unpacking' | 'reading' | 'walking' | 'keeping'
  share: number
}

export type TellProgress = (progress: ImportProgress) => void

export type ImportRefusalCode =
  | 'too_large'
  | 'too_many_scenes'
  | 'too_many_files'
  | 'unknown_format'
  | 'unreadable'
  | 'no_passages'

/** A file that no story could be read from. */
export interface ImportRefusal {
  code: ImportRefusalCode
  /** Why, a plain sentence. */
  message: string
  /** Line of the file, from 1, where one is at fault. */
  line: number | null
}

export function isRefusal(read: ImportedStory | ImportRefusal): read is ImportRefusal {
  return 'code' in read
}
