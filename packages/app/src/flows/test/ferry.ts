const START = 'jetty'

/** A story as its author keeps it in a file: three scenes, one ending, nothing left to mend. */
export const ferry = {
  title: 'The Second Oar',
  structure: {
    start_node: START,
    nodes: {
      [START]: {
        text: `Your oar is gone. It lay across the bow last night, wrapped in the sack that your
mother sewed for it, and this morning there is only the sack, folded as she folds it. Across the water
somebody lifts the oar over their head like a lamp, waits until you have seen it, and lowers it again.
Behind you the first passengers come down with their goats and their baskets, and none of them has change.`,
        choices: [
          { text: 'Swim across', target: 'current' },
          { text: 'Wait for the morning boat', target: 'bank' },
        ],
      },
      current: {
        text: `Halfway over, the river begins to talk. It has your grandmother’s way of asking: not
what you want, but who told you that you may want it.`,
        choices: [{ text: 'Answer it, and swim on', target: 'bank' }],
      },
      bank: {
        text: `You step out on the far bank. The one who holds the oar is you, a year older, and
glad that somebody came at last.`,
        choices: [],
      },
    },
  },
}
