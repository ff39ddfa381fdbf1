export const SCENES = {
  start_node: 'intro',
  nodes: {
    intro: {
      text: `You climb the stair of the lighthouse at Kolam with the oil can in one hand and a letter in
the other. The letter is not yours. It came with the salt boat this morning, addressed to the keeper who
drowned in March, in a hand that you know better than your own. The lamp above you turns, and the light
goes out over the water like somebody looking for their shoes. Below, the dog begins to bark at nothing.`,
      choices: [
        { text: 'Go on', target: 'next_node' },
        { text: 'Read the letter', target: 'letter' },
      ],
    },
    letter: {
      text: 'It says: do not put out the light tonight, whoever asks you, and in whatever voice.',
      choices: [{ text: 'Climb on', target: 'next_node' }],
    },
    next_node: {
      text: 'At the top the glass is warm. Someone has wiped the salt from it, from the outside.',
      choices: [{ text: 'Walk to the rail', target: 'end' }],
    },
    end: {
      text: 'The sea is quiet. You keep the light until morning, and then another year.',
      choices: [],
    },
  },
}

/** Structure without the ending, which an admin's form adds. */
export const WITHOUT_END = JSON.stringify({
  start_node: 'intro',
  nodes: {
    intro: { ...SCENES.nodes.intro, choices: [{ text: 'Go on', target: 'next_node' }] },
    next_node: SCENES.nodes.next_node,
  },
})
