import type { ImportEffect } from '@kathasagar/story/vocabulary'
import type { StoryStructure } from '@kathasagar/story'
import type { AboutStory, ImportNote } from '@kathasagar/story/schema'

export type { ImportEffect, ImportNote }

/** Counts for choosing between importing scenes and importing the page itself. */
export interface PassageCounts {
  all: number
  reached: number
  ends: number
  /** True if the original has a back button. Then a passage without links is no ending. */
  hasBack: boolean
  withLoss: number
  hasScripts: boolean
}

export interface PictureReference {
  plate: string
  /** Address, path or placeholder of an extracted image. */
  source: string
  passage: string | null
  line: number | null
}

/** An imported image. The caller stores it and sets the address of its plate. */
export interface ImportedPicture {
  /** Name of the plate. Its address is blank until the image is stored. */
  plate: string
  /** Unverified content of the file. */
  bytes: Uint8Array
}

export interface ImportedStory {
  /** Blank if the file has no title. */
  title: string
  structure: StoryStructure
  pictures?: readonly ImportedPicture[] | undefined
  wanted?: readonly PictureReference[] | undefined
  /** Absent if the file contains only scenes. */
  about?: AboutStory | undefined
  notes: readonly ImportNote[]
  /** Absent for JSON, our own Twee and ink. */
  passages?: PassageCounts | undefined
}

/** Progress of each step, from 0 to 1. */
export interface ImportProgress {
  step: 'unpacking' | 'reading' | 'walking' | 'keeping'
  share: number
}

export type ReportProgress = (progress: ImportProgress) => void

export type ImportRefusalCode =
  | 'too_large'
  | 'too_many_scenes'
  | 'too_many_files'
  | 'unknown_format'
  | 'unreadable'
  | 'no_passages'

export interface ImportRefusal {
  code: ImportRefusalCode
  message: string
  /** 1-based line of the error. */
  line: number | null
}

export function isRefusal(read: ImportedStory | ImportRefusal): read is ImportRefusal {
  return 'code' in read
}
