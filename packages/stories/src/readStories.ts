import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { joinStory, splitStory, STORY_FILES, type StoryFiles } from './joinStory.ts'
import { layOut } from './layOut.ts'

export const STORIES_DIR = fileURLToPath(new URL('..', import.meta.url))

const fileOf = (dir: string, slug: string, part: string) => join(dir, slug, `${part}.json`)

export const slugsIn = (dir: string = STORIES_DIR): string[] =>
  readdirSync(dir)
    .filter((name) => existsSync(fileOf(dir, name, 'story')))
    .toSorted()

/** Throws if a file is missing or invalid JSON. */
export function readStory<Story = unknown>(slug: string, dir: string = STORIES_DIR): Story {
  const files = STORY_FILES.map((part) => [
    part,
    JSON.parse(readFileSync(fileOf(dir, slug, part), 'utf8')),
  ])
  return joinStory<Story>(Object.fromEntries(files) as StoryFiles)
}

/** Returns the files of the open stories, which have no scenes. */
export const openStoryFiles = (dir: string = STORIES_DIR): string[] =>
  existsSync(join(dir, 'open'))
    ? readdirSync(join(dir, 'open'))
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .map((name) => join('open', name))
    : []

export const readStories = <Story = unknown>(dir: string = STORIES_DIR): Story[] =>
  slugsIn(dir).map((slug) => readStory<Story>(slug, dir))

export function writeStory(slug: string, whole: object, dir: string = STORIES_DIR): void {
  const files = splitStory(whole)
  for (const part of STORY_FILES) writeFileSync(fileOf(dir, slug, part), layOut(files[part]))
}
