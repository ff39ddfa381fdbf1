import { outlineFaults, plainText, type StoryOutline } from '@kathasagar/story'
import { DraftStructure, type ReviewFinding } from '@kathasagar/story/schema'
import { STORY_DEFAULTS, type ContentRating } from '@kathasagar/story/vocabulary'

import type { Ports } from '../../ports.ts'
import { isRefusal } from '../../refusal.ts'

type Reviewing = Pick<Ports, 'storyReviewer'>

/** A scene of fewer words is none yet. */
const WORDS_LEAST = 20

/** An outline is no story yet, so it may have too few words to be one. */
const isOfNow = ({ code, severity }: ReviewFinding) => severity !== 'hint' && code !== 'few_words'

/** What the review has against a draft, as it would at Publish; nothing where it can't be asked just now. */
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

/** What is wrong with an outline, in sentences to whoever drafts it. */
export async function faultsOfOutline(
  reviewing: Reviewing,
  outline: StoryOutline,
  rating: ContentRating,
): Promise<string[]> {
  if (!DraftStructure.safeParse(outline.structure).success) return ['It is longer than it may be.']
  const findings = await findingsIn(reviewing, outline, rating)
  return [...outlineFaults(outline), ...findings.map(({ message }) => message)]
}

/** The same of a scene that was just written, by its name. */
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
