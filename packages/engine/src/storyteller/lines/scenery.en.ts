import { anywhereEn } from './anywhere.en.ts'
import type { Scenery } from './scenery.ts'

export const sceneryEn: Scenery = {
  place: {
    forest: [
      'The trees stand close, and something small goes about its work in the leaves.',
      'It smells of bark and of last year’s leaves.',
      'Between the trunks the light comes down in pieces.',
    ],
    battlefield: [
      'The field is trampled flat, and bits of harness lie about in it.',
      'Somewhere across the field a wheel creaks, and stops.',
      'The grass has been walked into the mud by very many feet.',
    ],
    stepwell: [
      'The steps go down and down, each a little more worn than the one above.',
      'Cool air rises from the well and smells of wet stone.',
      'A drop falls, far below, and the sound comes up late.',
    ],
    river: [
      'The water goes by at the pace of someone who knows the way.',
      'There is a smell of mud and of wet rope.',
      'The current tugs at whatever is tied up.',
    ],
    throne: [
      'The hall is made so that a whisper at one end is heard at the other.',
      'The floor before the seat is worn by all who have knelt there.',
      'A curtain stirs at the side of the hall, though nobody comes through.',
    ],
    cave: [
      'The rock is cold, and sweats a little.',
      'Every sound comes back from the cave slightly changed.',
      'A few steps further in, the daylight gives up.',
    ],
    bridge: [
      'The bridge gives a little with every step, and takes it back.',
      'Beneath you there is a good deal of air.',
      'Both ends of the bridge look equally far away.',
    ],
    market: [
      'Someone is weighing lentils, and someone is disputing the weight.',
      'It smells of cumin, dung smoke and new cloth.',
      'An awning flaps, and a seller calls a price to no one in particular.',
    ],
    palace: [
      'The walls are thick here, and so is the quiet.',
      'The floor shines from being polished by people who are never seen.',
      'Behind a lattice somebody moves, and then takes care not to.',
    ],
    village: [
      'Smoke goes up from the kitchens, and a dog looks you over.',
      'A grindstone turns somewhere behind a wall.',
      'The lane is swept, and shows who has walked there since.',
    ],
    temple: [
      'The stone is smooth where hands have touched it.',
      'A bell moves on its chain and does not quite ring.',
      'There is a smell of camphor and bruised marigold.',
    ],
    ghat: [
      'The steps go on under the water, and nobody knows how far.',
      'Ash and petals lie along the lowest step.',
      'Someone is wringing out a cloth, over and over.',
    ],
    lotuspond: [
      'The leaves lie on the water like plates after a feast.',
      'A frog drops in, and the rings take their time.',
      'The mud at the edge keeps the print of a bird.',
    ],
    mountain: [
      'The path is stones, and the stones are loose.',
      'The air is thin here and makes everything look near.',
      'Far below, something that may be a road goes round something that may be a field.',
    ],
  },
  time: {
    dawn: [
      'It is early, and the colours have not all arrived.',
      'The night’s cold is still in things when you touch them.',
      'The first cock has called, and the second is thinking about it.',
    ],
    day: [
      'The day is up, and leaves little room for secrets.',
      'Shadows lie short and close to what they belong to.',
      'It is the hour when those who can sit down do so.',
    ],
    dusk: [
      'The light is going, and edges go with it.',
      'Lamps are being lit a long way off, one at a time.',
      'It is the hour when a rope may be taken for a snake.',
    ],
    night: [
      'It is night, and small sounds carry.',
      'What light there is makes the dark beside it darker.',
      'The night is far along. Most people are asleep, and some pretend to be.',
    ],
  },
  weather: {
    rain: [
      'Rain falls, with no sign of having been asked to stop.',
      'Water runs down everything that stands up.',
      'The rain has found a hollow, and drums in it.',
    ],
    mist: [
      'Mist hangs about, so that near things look considered and far ones forgotten.',
      'The mist moves when you do.',
      'Beads of mist have gathered on everything that holds still.',
    ],
    storm: [
      'The storm pulls at whatever is badly fastened.',
      'Between two gusts it is quiet enough to hear the next one coming.',
      'Lightning shows everything at once, and takes it away again.',
    ],
    dust: [
      'There is dust in the air, and between your teeth.',
      'Dust has settled on one side of everything.',
      'The dust lifts, turns round once, and lies down elsewhere.',
    ],
    wind: [
      'The wind goes through the place as if it were looking for someone.',
      'The wind drops, and for a moment you lean on nothing.',
      'Cloth snaps somewhere in the wind.',
    ],
  },
  anywhere: anywhereEn,
  common: {
    light: [
      'The light comes from one side only, and leaves the other side of each thing to be guessed.',
      'Where the light falls it shows a fine dust, and in the dust a track that is not yours.',
      'The light is steadier than it seemed. It was you who flickered.',
    ],
    ground: [
      'The ground is marked by more feet than you would have thought, and most of them went one way.',
      'There is a crack in the ground, thin as a hair, and somebody has once tried to fill it.',
      'The ground is warmer in one spot, as if something had lain there until just now.',
    ],
    sounds: [
      'Under the nearer sounds there is one that does not stop, low and even, like a wheel that is far away.',
      'You sort the sounds, one from another, and one is left over that belongs to nothing you can see.',
      'It is not silence. It is several small sounds being careful.',
    ],
    air: [
      'The air has a taste, faint as the taste of a coin.',
      'The air moves, though there is no opening that you can see. It must come from somewhere.',
      'You breathe in slowly. Smoke, and behind the smoke something sweet.',
    ],
    distance: [
      'Far off, where one thing ends and another begins, there is a small movement, and then none.',
      'The way you came looks different from this side, shorter, and less certain.',
      'What seemed far is only small. What seemed near will take longer.',
    ],
  },
  commonOffer: {
    light: 'Watch how the light falls here',
    ground: 'Look closer at the ground',
    sounds: 'Listen to the sounds of the place',
    air: 'Stand still and breathe in the air',
    distance: 'Look into the distance',
  },
  noticed: [
    'You notice {detail}.',
    'What you see is this: {detail}.',
    'There is something to see here: {detail}.',
    'Your eye stops at {detail}.',
    'Not everyone would have seen it: {detail}.',
    'In the middle of it all you see {detail}.',
  ],
}
