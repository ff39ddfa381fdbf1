import { outlineFaults, plainText, type StoryOutline } from '@kathasagar/story'
import { DraftStructure, type ReviewFinding } from '@kathasagar/story/schema'
import { STORY_DEFAULTS, type ContentRating } from '@kathasagar/story/vocabulary'

import { isRefusal } from '../../services/refusal.ts'
import type { StoryReviewer } from './storyReviewer.ts'

interface Reviewing {
  storyReviewer: StoryReviewer
}

/** Minimum number of words of a scene. */
const WORDS_LEAST = 20

/** Ignores hints and a low number of words, because an outline is not a story yet. */
const isOfNow = ({ code, severity }: ReviewFinding) => severity !== 'hint' && code !== 'few_words'

/** Returns the findings of a review, or none if the reviewer is busy. */
async function findingsIn(
  { storyReviewer }: Reviewing,
  { title, tagline, description, structure }: StoryOutline,
  content_rating: ContentRating,
): Promise<ReviewFinding[]> {
  const story = {
    title,
    tagline,
    story_description: description,
    structure,
    content_rating,
    initial_xp: STORY_DEFAULTS.initial_xp,
    game_config: {},
  }
  const review = await storyReviewer.review(story, ['findings'])
  return isRefusal(review) ? [] : (review.findings ?? []).filter(isOfNow)
}

/** Returns the faults of an outline, in sentences for the model. */
export async function faultsOfOutline(
  reviewing: Reviewing,
  outline: StoryOutline,
  rating: ContentRating,
): Promise<string[]> {
  if (!DraftStructure.safeParse(outline.structure).success) return ['It is longer than it may be.']
  const findings = await findingsIn(reviewing, outline, rating)
  return [...outlineFaults(outline), ...findings.map(({ message }) => message)]
}

/** Returns the faults of a scene that was just written. */
export async function faultsOfScene(
  reviewing: Reviewing,
  { outline, name }: { outline: StoryOutline; name: string },
  rating: ContentRating,
): Promise<string[]> {
  const text = plainText(outline.structure.nodes[name]?.text ?? '')
  if (text.split(' ').length < WORDS_LEAST) return [`text has fewer than ${WORDS_LEAST} words.`]
  if (!DraftStructure.safeParse(outline.structure).success) return ['It is longer than it may be.']
  const findings = await findingsIn(reviewing, outline, rating)
  return findings.filter(({ node }) => node === name || node === null).map((one) => one.message)
}
