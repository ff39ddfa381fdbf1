/** Having a cover painted. */
export const cover = {
  draw: 'Draw a cover',
  open: 'Have one painted',
  title: 'A cover from our painter',
  lead: 'Say what is to be seen, and choose the picture that you like. It costs nothing, and it is yours to use.',
  manner: 'In the manner of',
  who: 'Who is there',
  nobody: 'Nobody',
  pictures: 'Pictures to choose from',
  choose: 'Choose picture {number}: {place}, {time}',
  others: 'Show others',
  close: 'Close',
  manners: {
    vishvakarma: 'Vishvakarma: halls and towers',
    chitrakar: 'Chitrakar: palm-leaf line',
    ajanta: 'Ajanta: mural ochres',
    ravivarma: 'Ravi Varma: oleograph light',
  },
} as const
