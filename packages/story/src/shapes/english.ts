import type { ShapeTexts } from './storyShape.ts'

export const english: ShapeTexts = {
  fork: {
    labels: { has_token: 'Took the token' },
    locked: 'The door stays shut: something that lies on the left way opens it.',
    scenes: {
      parting: {
        title: 'Where the way parts',
        text: 'Your reader stands where one way becomes two. Say in a few sentences where that is, who they are here, and what each way seems to promise.',
        choices: ['Take the left way', 'Take the right way'],
      },
      left: {
        title: 'The left way',
        text: 'The left way shows its first face. Let your reader meet somebody or something here that the right way never shows.',
        choices: ['Go further in', 'Turn towards the meeting place'],
      },
      find: {
        title: 'What lies there',
        text: 'Here lies the small thing that matters later. Describe it so that a reader remembers it, and let them pick it up or leave it.',
        choices: ['Take it along', 'Leave it where it is'],
      },
      right: {
        title: 'The right way',
        text: 'The right way is quicker and costs something else. Say what your reader sees here, and what they give up by coming this way.',
        choices: ['Follow it to its end', 'Cut across to the meeting place'],
      },
      loss: {
        title: 'What is given up',
        text: 'Something is lost or given here, by a deed or by waiting too long. Tell it plainly; nothing of it comes back.',
        choices: ['Go on to the meeting place'],
      },
      meeting: {
        title: 'Where the ways meet',
        text: 'Both ways come together before a door. Describe the door and who waits beside it; whoever took the token along can open it.',
        choices: [
          'Open the door with the token',
          'Go home as you came',
          'Stay with who waits here',
        ],
      },
      behind: {
        title: 'Behind the door',
        text: 'This is what the door kept. Let your reader see what only those see who went left and looked, and give them one last decision.',
        choices: ['Go through to the other side', 'Close the door and go home'],
      },
      beyond: {
        title: 'Beyond',
        text: 'The ending of those who went through. Say what has changed for good, and stop at a picture that stays.',
        choices: [],
      },
      home: {
        title: 'Home again',
        text: 'The ending of those who turned back. The place is the same; say what your reader now sees in it that they did not see before.',
        choices: [],
      },
      stayed: {
        title: 'At the door',
        text: 'The ending of those who stayed with who waits here. Say what the two of them talk about, and who comes along the way next.',
        choices: [],
      },
    },
  },
  day: {
    labels: { knows_name: 'Knows the name', knows_word: 'Knows the word' },
    locked: 'The lane ends at a wall: you do not know yet what to say to it.',
    scenes: {
      morning: {
        title: 'Morning',
        text: 'The day begins. {knows_name: Something is different: your reader remembers a name from a day that nobody else has lived.|Say how it begins, down to the sounds: your reader will wake to this again.}',
        choices: ['Go to the market', 'Go down to the river'],
      },
      market: {
        title: 'The market',
        text: 'People do here what they do every day. Let one of them give something away, a name, to a reader who listens.',
        choices: ['Ask for the name', 'Walk on to the old teacher', 'Let the day pass'],
      },
      teacher: {
        title: 'The old teacher',
        text: 'Somebody here suspects that the day comes again. Let them trade a word for something that your reader has noticed.',
        choices: ['Learn the word', 'Go before you are asked anything'],
      },
      river: {
        title: 'The river',
        text: 'A quiet place where the same thing happens at the same hour. Describe it so exactly that a reader could set a clock by it.',
        choices: ['Wait for evening', 'Go up to the old teacher'],
      },
      evening: {
        title: 'Evening',
        text: 'The light goes, and the day is about to begin again. Say what your reader feels at the end of the lane, where there may be a way out.',
        choices: ['Say the name and the word', 'Sleep, and wake to the same morning'],
      },
      threshold: {
        title: 'The threshold',
        text: 'The day holds its breath. Let your reader see what the next day would cost, and who would be left in this one.',
        choices: ['Step into the new day', 'Stay, and let it come again'],
      },
      new_day: {
        title: 'A new day',
        text: 'The ending of those who left. Say what is the first thing in this new morning that nobody could have known.',
        choices: [],
      },
      same_day: {
        title: 'The same day, kept',
        text: 'The ending of those who stayed by choice. Say what they do with a day that is theirs for good.',
        choices: [],
      },
    },
  },
  bargain: {
    labels: { has_witness: 'Has a witness' },
    locked: 'Nobody can speak for you: nobody else has heard the bargain.',
    scenes: {
      offer: {
        title: 'The offer',
        text: 'Somebody offers your reader what they want most. Say who it is, what they offer, and which small detail does not fit.',
        choices: ['Ask why they would give it', 'Ask what it costs'],
      },
      reason: {
        title: 'The reason',
        text: 'An answer that is true and leaves out half of it. Let a reader who listens closely hear what is missing.',
        choices: ['Ask what it costs', 'Go home and think about it'],
      },
      price: {
        title: 'The price',
        text: 'The price is said aloud, and it sounds small. Say it in one sentence that can be read in two ways.',
        choices: ['Agree, and go home', 'Ask for a night to look for advice'],
      },
      house: {
        title: 'At home',
        text: 'What was wanted is already here, and something is gone. Show both in one room, without explaining either.',
        choices: ['Look for somebody who knows such bargains', 'Wait for who comes to be paid'],
      },
      advice: {
        title: 'Somebody who knows',
        text: 'Somebody here made the same bargain once. They can be asked to come along and hear what is said at the end.',
        choices: ['Ask them to be your witness', 'Thank them, and go alone'],
      },
      reckoning: {
        title: 'The reckoning',
        text: 'Who made the offer comes to be paid. Let them say the price again, word by word, and let your reader answer.',
        choices: [
          'Pay what was agreed',
          'Break the bargain',
          'Have your witness say how it was meant',
        ],
      },
      paid: {
        title: 'Paid',
        text: 'The ending of those who keep their word. Say what they have, what they gave, and whether they would do it again.',
        choices: [],
      },
      broken: {
        title: 'Broken',
        text: 'The ending of those who break it. Nobody strikes them; say what leaves them instead, and how quietly it goes.',
        choices: [],
      },
      turned: {
        title: 'Turned',
        text: 'The ending of those who did not come alone. The words of the bargain are turned against who made it; say how it sounds.',
        choices: [],
      },
    },
  },
}
