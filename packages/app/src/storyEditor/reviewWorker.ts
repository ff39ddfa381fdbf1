import { reviewPart, type PartReviewRequest } from './reviewParts.ts'

let latest = 0

addEventListener('message', ({ data }: MessageEvent<PartReviewRequest>) => {
  latest = data.number
  postMessage(reviewPart(data, 'findings', (part) => postMessage(part)))
  // If there is a newer story, this one is not certified.
  setTimeout(() => {
    if (latest === data.number) postMessage(reviewPart(data, 'certificate'))
  })
})
