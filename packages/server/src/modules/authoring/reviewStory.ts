import { type Call, isRefusal } from '../../platform/call.ts'
import type { AuthoringContext } from './context.ts'

export const reviewStory: Call<'reviewStory', AuthoringContext> = async (ctx, { body }) => {
  const { story_structure: structure, ...story } = body
  const review = await ctx.storyReviewer.review({ ...story, structure }, [
    'findings',
    'certificate',
  ])
  if (isRefusal(review)) return review
  return { findings: review.findings ?? [], certificate: review.certificate }
}
