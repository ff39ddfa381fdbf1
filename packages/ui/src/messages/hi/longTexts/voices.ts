import { voicePairs, type VoicePair } from '../../guidebook/voicePairs.ts'
import type { GuidebookSection } from '../../guidebook/guidebook.ts'

/** Descriptions of the voices in Hindi. The texts themselves are not translated. */
const TELLERS: Readonly<Record<string, string>> = {
  'seven-sacks-too-many': 'इसे ग़ुस्सा सुनाता है: वही छोटी-सी रक़म बार-बार, हर बार और गरम होकर।',
  'paid-to-roar': 'इसे पहली ही साँस से एक शेख़ीबाज़ सुनाती है, और सच लँगड़ाता हुआ पीछे आता है।',
  'what-to-say-to-sharks':
    'इसे बारह साल की एक बच्ची सुनाती है, सीधे शब्दों में, एक साँस में, और ज़रा भी डरी हुई नहीं।',
  'carry-the-old-judge': 'इसे अँधेरे में दो आवाज़ें सुनाती हैं, सवाल और जवाब, बीच में मुश्किल से एक पंक्ति।',
  'south-at-a-walk': 'इसे एक भैंसा सुनाता है, और वाक्य वैसे ही रखता है जैसे अपने पैर।',
  'the-way-round': 'इसे एक पगडंडी सुनाती है, जो चलती है, घूमती है, चलती है, और वहीं रुकती है जहाँ रुकना ही पड़े।',
}

const quote = (text: string) => text.replaceAll(/^/gmu, '> ')

const shown = ({ slug, title, voice, before, after }: VoicePair) =>
  `### ${title}

${TELLERS[slug] ?? voice}

**पहले**

${quote(before)}

**बाद में**

${quote(after)}`

export const voices: GuidebookSection = {
  id: 'voices',
  title: 'आवाज़ें: पहले और बाद में',
  body: `इस साइट के साथ आई कहानियों का पहले एक ही सुनाने वाला था: रूखा, सटीक, और गिनती का शौक़ीन। एक शाम में पाँच कहानियाँ पढ़ने वाला पाठक पाँच बार उसी से मिलता था। इसलिए अब ज़्यादातर कहानियों का सुनाने वाला अलग है। घटनाएँ नहीं बदलीं: लोग, चीज़ें और विकल्प वही हैं।

एक वाक्य में लिखिए कि आपकी कहानी कौन सुनाता है, किस मिज़ाज में, और कितने लंबे वाक्यों में। फिर यह आवाज़ वहाँ काम में लीजिए जहाँ पाठक उस पर सबसे ज़्यादा ध्यान देते हैं: आरंभ में, कहानी के मोड़ों पर, अंतों में, और बात टालने वाले जवाबों में। छह उदाहरण, अंग्रेज़ी कहानियों से:

${voicePairs.map(shown).join('\n\n')}`,
}
