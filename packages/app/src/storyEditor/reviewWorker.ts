import { reviewPart, type ReviewAsked } from './reviewParts.ts'

let latest = 0

addEventListener('message', ({ data }: MessageEvent<ReviewAsked>) => {
  latest = data.number
  postMessage(reviewPart(data, 'findings', (part) => postMessage(part)))
  // A newer story is reviewed before this one is certified.
  setTimeout(() => {
    if (latest === data.number) postMessage(reviewPart(data, 'certificate'))
  })
})
