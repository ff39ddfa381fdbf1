/** Bringing a picture of one's own. */
export const uploads = {
  drop: 'Drop a picture here, or paste one',
  choose: 'Choose a picture',
  readable: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB. What the file says beside it is removed.',
  busy: 'Uploading the picture...',
  done: 'The picture is uploaded.',
  doneAsk: 'The picture is uploaded. Now say what it shows, for those who do not see it.',
  focus: 'What stays in sight where the edges are cut',
  across: 'From the left',
  down: 'From the top',
} as const
