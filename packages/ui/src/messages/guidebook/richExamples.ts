/** Examples in the guide for all languages. Together they are a valid story. */
export const stateExample = `\`\`\`json
{
  "state": {
    "trust": { "number": [0, 3], "start": 0, "label": "Jamuna’s trust" },
    "knows_pass": { "flag": false, "label": "You know what happened on the pass" },
    "apron": { "one_of": ["nobody", "you"], "start": "nobody", "label": "Who wears the apron", "values": { "nobody": "nobody", "you": "you do" } },
    "name": { "typed": 30, "start": "stranger" },
    "warmth": { "health": true, "label": "How warm you are" }
  }
}
\`\`\``

export const peopleExample = `\`\`\`json
{
  "cast": {
    "jamuna": {
      "name": "Jamuna",
      "aliases": ["the sweeper"],
      "says": [
        { "about": ["the pass", "her husband"], "if": "trust >= 1", "text": "“He went over with the mail,” says Jamuna.", "sets": { "knows_pass": true }, "once": true }
      ],
      "otherwise": ["Jamuna looks at the kettle.", "Jamuna says nothing."],
      "replies": { "why": ["“Why is for people with a road,” says Jamuna."], "insult": ["Jamuna wipes the place where it landed."] }
    }
  },
  "things": { "bag": { "name": "the empty mailbag", "aliases": ["bag"], "carried": false } },
  "codex": [
    { "id": "relay", "title": "The mail runners", "text": "They carried the mail over the passes on foot.", "source": { "work": "A gazetteer", "place": "Volume 2" } }
  ],
  "plates": { "mailbag": { "image": "/plates/pass/mailbag.svg", "alt": "An empty mailbag over a stove." } }
}
\`\`\``

export const scenesExample = `\`\`\`json
{
  "start_node": "counter",
  "nodes": {
    "counter": {
      "text": "Jamuna counts your change. {knows_pass: She does not look up. | Above her an empty mailbag turns in the smoke.} {&A bell|A crow} calls.",
      "people": ["jamuna"],
      "things": ["bag"],
      "plate": "mailbag",
      "meets": ["relay"],
      "pressure": ["The kettle has begun to talk to itself."],
      "close_up": "There is a date sewn into the mailbag.",
      "choices": [
        { "text": "Take the tea she offers", "target": "tea", "also": ["drink with her"], "sets": { "trust": "+1" }, "recall": "You drank her tea before you asked her anything." },
        { "text": "Carry the bag over the pass", "target": "road", "if": "knows_pass and apron == \\"you\\"", "locked": "She keeps her hand on it.", "sets": { "has_bag": true },
          "check": { "difficulty": "easy", "helps": "warmth", "fails": { "text": "The snow is deeper than you are, and you turn back.", "target": "counter", "sets": { "warmth": "-40" } } } },
        { "text": "Sit down by the stove", "target": "tea", "if": "warmth <= 40" }
      ],
      "reactions": [
        { "to": ["search the drawer"], "deeds": ["search", "open"], "text": "It sticks. {It always has.|It still does.}" }
      ]
    },
    "tea": {
      "text": "It is hot. {trust >= 2: She almost smiles. | She watches you drink.} {!An apron hangs by the door.}",
      "people": ["jamuna"],
      "enters": { "sets": { "trust": "+1" } },
      "asks": [{ "variable": "name", "label": "Jamuna asks what they call you" }],
      "choices": [
        { "text": "Put on the spare apron", "target": "counter", "sets": { "apron": "you" } },
        { "text": "Thank her and go", "target": "bus" }
      ]
    },
    "road": { "text": "On the fourth day the road goes down again{has_bag:, and so does the bag}.", "title": "The Runner’s Road", "grave": true, "choices": [] },
    "bus": { "text": "The bus takes you down before dark, {=name}.", "title": "The Last Bus", "choices": [] }
  },
  "reactions": [{ "to": ["sing", "hum a song"], "text": "You sing{; nobody minds|, again}." }],
  "replies": { "why": ["The snow has its reasons."], "touch": ["Your hand stops of itself, as over a stove."] }
}
\`\`\``
