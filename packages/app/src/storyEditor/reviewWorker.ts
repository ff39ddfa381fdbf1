import { reviewPart, type PartReviewRequest } from './reviewParts.ts'

let latest = 0

addEventListener('message', ({ data }: MessageEvent<PartReviewRequest>) => {
  latest = data.number
  postMessage(reviewPart(data, 'findings', (part) => postMessage(part)))
  // If a newer story has arrived, reviews that one before certifying this one.
  setTimeout(() => {
    if (latest === data.number) postMessage(reviewPart(data, 'certificate'))
  })
})
