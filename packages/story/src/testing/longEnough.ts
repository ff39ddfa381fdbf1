export const LONG_ENOUGH = `The river has come up in the night and taken the lower step. A boat is
tied to the fig tree, half full of rain, with two oars of different lengths laid across it. On the far
bank somebody has lit a small fire, and the smoke leans towards you although no wind can be felt. Your
grandmother said that the ferryman would wait three days and not an hour longer. This is the morning of
the fourth. You have a bundle, a brass lamp without oil, and the letter that you promised not to read.
Behind you the village is still asleep; a dog looks up once, considers you, and lays its head down.`
