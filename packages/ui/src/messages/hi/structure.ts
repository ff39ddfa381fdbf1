import type { AuthoringMessages } from '../en.ts'
import { cover } from './cover.ts'
import { exchange } from './exchange.ts'
import { importNotes } from './importNotes.ts'
import { sketch } from './sketch.ts'
import { storyFaults } from './storyFaults.ts'
import { testPlay } from './testPlay.ts'

export const structure: AuthoringMessages['structure'] = {
  views: { label: 'कहानी कैसे देखें', outline: 'रूपरेखा', graph: 'नक़्शा', json: 'JSON' },
  loading: 'यह दृश्यपटल आ रहा है...',
  undo: 'वापस लें',
  redo: 'फिर से करें',
  addScene: 'दृश्य जोड़ें',
  tools: 'बदलाव',
  more: 'पूरी कहानी',
  notice: { label: 'पिछला बदलाव', dismiss: 'हटाएँ' },
  deleted: '“{name}” मिटा दिया गया।',
  deletedOne: '“{name}” मिटा दिया गया, और वहाँ ले जाने वाला विकल्प भी।',
  deletedMany: '“{name}” मिटा दिया गया, और वहाँ ले जाने वाले {count} विकल्प भी।',
  replaced: 'यहाँ के दृश्यों की जगह अब “{title}” है।',
  brokenJson: 'JSON जैसा है, वैसा पढ़ा नहीं जा सकता। वह रखा हुआ है; उसे ठीक करें, या पिछला सही रूप वापस रखें।',
  toJson: 'JSON पर जाएँ',

  tabs: {
    otherNew:
      'एक और टैब में भी नई कहानी लिखी जा रही है। इस टैब का अपना मसौदा है, और दोनों सहेजी जा सकती हैं।',
    otherSame:
      'यह कहानी एक और टैब में भी खुली है। हर टैब का अपना मसौदा है, और जो बाद में सहेजेगा, उससे पूछा जाएगा कि क्या रखना है।',
  },

  size: {
    near: 'दृश्य {size} KB के हैं। बाक़ी खानों समेत कहानी {most} KB तक सहेजी जा सकती है।',
    over: 'दृश्य {size} KB के हैं, और केवल {most} KB सहेजे जा सकते हैं। तब तक वे केवल इस डिवाइस पर हैं: सबसे लंबे पाठ छोटे करें, या कहानी को दो में बाँटें।',
  },

  outline: {
    label: 'दृश्य',
    search: 'दृश्य खोजें',
    found: '{total} में से {count} दृश्य',
    nothing: 'किसी दृश्य में ये शब्द नहीं हैं।',
    empty: 'अभी कोई दृश्य नहीं है।',
    first: 'पहला दृश्य लिखें',
    keys: 'तीर वाली कुंजियाँ चलाती हैं, Enter खोलता है, Delete हटाता है।',
    start: 'आरंभ',
    ending: 'अंत',
    missing: 'नहीं है',
    oneChoice: '{count} विकल्प',
    choices: '{count} विकल्प',
    unreached: 'कोई राह नहीं',
    mark: { error: 'ठीक करना है', hint: 'देख लें', person: 'संपादक के लिए' },
  },

  scene: {
    label: 'दृश्य',
    name: 'नाम',
    nameHint: 'विकल्प इसी नाम से यहाँ लाते हैं। नाम बदलने पर वे भी बदलते हैं।',
    nameFaults: {
      blank: 'दृश्य का नाम ज़रूरी है।',
      taken: 'यह नाम किसी और दृश्य का है।',
      long: 'ज़्यादा से ज़्यादा {count} अक्षर।',
    },
    title: 'शीर्षक',
    titleHint: 'पाठक इसे दृश्यों की लड़ी में, और अंत के नाम के रूप में देखते हैं।',
    text: 'पाठ',
    oneWord: '{count} शब्द',
    words: '{count} शब्द',
    isStart: 'कहानी यहाँ से शुरू होती है।',
    makeStart: 'यहाँ से शुरू करें',
    play: 'यहाँ से खेलें',
    delete: 'दृश्य मिटाएँ',
    missing: '“{name}” नाम का कोई दृश्य नहीं है।',
    create: 'यह दृश्य बनाएँ',
    ledBy: 'यहाँ लाते हैं',
    ledByNone: 'कोई विकल्प यहाँ नहीं लाता।',
    ledByOne: '{name}, विकल्प {number}',
    more: 'और {count}',
  },

  cover,
  sketch,

  choice: {
    list: 'विकल्प',
    none: 'विकल्प न हों, तो यह एक अंत है।',
    label: 'विकल्प {number}',
    text: 'खिलाड़ी क्या करता है',
    target: 'कहाँ ले जाता है',
    unknown: 'इस नाम का कोई दृश्य नहीं है।',
    nowhere: 'अभी यह कहीं नहीं ले जाता।',
    create: 'विकल्प {number} से नया दृश्य',
    createShort: 'नया दृश्य',
    go: '{name} पर जाएँ',
    up: 'विकल्प {number} को ऊपर करें',
    down: 'विकल्प {number} को नीचे करें',
    remove: 'विकल्प {number} हटाएँ',
    add: 'विकल्प जोड़ें',
    full: 'एक दृश्य में ज़्यादा से ज़्यादा {count} विकल्प हो सकते हैं।',
  },

  graph: {
    label: 'कहानी का नक़्शा',
    scene: '{name}, {kind}',
    way: '{from} से, विकल्प {number}, {to} तक',
    wayFailing: '{from} से, विकल्प {number} चूके तो, {to} तक',
    keys: 'Tab एक दृश्य से दूसरे पर ले जाता है, Enter खोलता है, Delete हटाता है। हर बदलाव रूपरेखा में भी किया जा सकता है।',
    wayKeys: 'Enter विकल्प खोलता है। Delete उसे हटाता है।',
    moved: 'दृश्य खिसकाया गया।',
    controls: 'नक़्शा कैसे देखें',
    zoomIn: 'पास से',
    zoomOut: 'दूर से',
    fit: 'पूरी कहानी दिखाएँ',
    tidy: 'सजा दें',
    minimap: 'छोटा नक़्शा',
    handle: 'विकल्प खींचें',
    noScene: 'ऐसा कोई दृश्य नहीं',
    tooLarge:
      'इस कहानी में {count} दृश्य हैं; नक़्शा ज़्यादा से ज़्यादा {most} बनाता है। रूपरेखा में सब दिखते हैं, और शब्दों से मिल जाते हैं।',
  },

  faults: storyFaults,
  importNotes,

  json: {
    phrases: {
      'Control character': 'नियंत्रण वर्ण',
      'Selection deleted': 'चुना हुआ मिटाया गया',
      'Fold line': 'पंक्ति समेटें',
      'Unfold line': 'पंक्ति खोलें',
      'Folded lines': 'ये पंक्तियाँ समेटी गईं',
      'Unfolded lines': 'ये पंक्तियाँ खोली गईं',
      'folded code': 'समेटा हुआ हिस्सा',
      unfold: 'खोलें',
      to: 'से',
      Diagnostics: 'क्या ग़लत है',
      'No diagnostics': 'कुछ ग़लत नहीं',
      close: 'बंद करें',
      Completions: 'सुझाव',
    },
    code: 'कोड संपादक',
    plain: 'सादा पाठ',
    editors: 'संपादक',
    label: 'ढाँचा, JSON में',
    refused:
      'वह 8 MB से ज़्यादा था, और कहानी ज़्यादा से ज़्यादा 2 MB की होती है। उसे नहीं लिया गया, और यहाँ जो था वह वैसा ही है।',
    tooLarge: 'कोड संपादक के लिए यह बहुत बड़ा है, इसलिए सादे खाने में है।',
  },

  review: {
    counts: 'क्या-क्या मिला',
    error: '{count} ठीक करने को',
    person: '{count} संपादक के लिए',
    hint: '{count} देख लेने को',
  },

  play: {
    title: '“{name}” से खेलें',
    note: 'इसे साइट का अपना कथावाचक सुनाता है। क्रेडिट नहीं लगते, और कुछ रखा नहीं जाता।',
    told: 'जो सुनाया गया',
    begin: 'शुरू हो रहा है...',
    waiting: 'कथावाचक सोच रहा है...',
    own: 'अपने शब्दों में',
    act: 'करें',
    immerse: 'डूबकर देखें',
    onward: 'आगे बढ़ें',
    restart: 'फिर से शुरू करें',
    close: 'बंद करें',
    at: 'दृश्य: {name}',
    goScene: 'इस दृश्य पर जाएँ',
    xp: '{count} XP',
    ending: 'कहानी एक अंत तक पहुँच गई: {title}',
    you: 'आप: {words}',
    looked: 'आप पास से देखते हैं।',
    wentOn: 'आप आगे बढ़ते हैं।',
    failed: 'यह बारी सुनाई नहीं जा सकी।',
    ...testPlay,
  },

  manuscript: {
    open: 'प्रूफ़',
    title: 'पूरा पाठ',
    count: '{scenes} दृश्य, {words} शब्द',
    print: 'छापें',
    close: 'लिखने पर लौटें',
    to: '{name} की ओर',
    start: 'कहानी यहाँ से शुरू होती है।',
    ending: 'एक अंत।',
    blank: 'अभी कोई पाठ नहीं।',
  },

  ink: {
    title: 'यह कहानी ink में चलती है',
    about:
      'इसे इसका अपना प्रोग्राम चलाता है: सूचियाँ, संयोग, फ़ंक्शन सब। इसके दृश्य ink में लिखे जाते हैं, यहाँ नहीं। बदलने के लिए ink बदलकर फिर से लाएँ; बाहर वही ink जाता है जो यहाँ है।',
    walked:
      'अटकल से चली {ways} राहों में से {ended} किसी अंत तक पहुँचीं; सबसे लंबी में {longest} विकल्प लगे। इन राहों के आगे कुछ सिद्ध नहीं है।',
    source: 'ink का स्रोत',
    play: 'आज़माकर देखें',
  },
  keptNotes: {
    title: 'कहानी लाते समय की टिप्पणियाँ: {count}',
    about: 'जो फ़ाइल में था और इस कहानी में नहीं है। ये कहानी के साथ सहेजी जाती हैं; पाठक इन्हें कभी नहीं देखते।',
    effects: { story: 'कहानी बदलती है', looks: 'केवल रूप बदलता है' },
    line: 'पंक्ति {line}',
    go: 'दृश्य पर जाएँ',
    dismiss: 'हटाएँ',
    dismissAll: 'सब हटाएँ',
    more: 'और {count}, जब ये हट जाएँ।',
  },
  exchange,
}
