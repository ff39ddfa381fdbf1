import { reviewPart, type ReviewAsked } from './reviewParts.ts'

let latest = 0

// Beside the page and not on it: a large story takes longer than a key should wait.
addEventListener('message', ({ data }: MessageEvent<ReviewAsked>) => {
  latest = data.number
  postMessage(reviewPart(data, 'findings', (part) => postMessage(part)))
  // Whatever was typed meanwhile comes first: a thousand plays of an older story serve nobody.
  setTimeout(() => {
    if (latest === data.number) postMessage(reviewPart(data, 'certificate'))
  })
})
