import type { AuthoringMessages } from '../en.ts'

export const phraseProposals: AuthoringMessages['authoring']['phraseProposals'] = {
  title: 'पाठकों के अपने शब्दों में',
  phrased: '{all} में से {phrased} विकल्पों के पास कहने के दूसरे ढंग हैं।',
  advice:
    'पाठक जो लिखते हैं, वह इन्हीं से सुना जाता है; इनके बिना विकल्प केवल अपने बटन से सुना जाता है। हर विकल्प के आठ या ज़्यादा हों तो सबसे अच्छा सुना जाता है।',
  propose: 'दूसरे शब्द सुझवाएँ',
  asking: 'मॉडल से पूछा जा रहा है: {total} में से {done} दृश्य',
  stop: 'रोकें',
  read: 'रखने से पहले पढ़ लें: जो कोई पाठक न कहना चाहे उसे काटें, जो आपकी आवाज़ में न हो उसे सुधारें।',
  whenTheySay: 'जब वे कहें',
  answer: 'कहानी का जवाब',
  answerTo: '“{words}” का जवाब',
  strike: 'जवाब काटें',
  strikeOf: 'जवाब काटें: “{words}”',
  keep: 'जो बचा है, रखें',
  drop: 'कुछ न रखें',
  kept: 'विकल्प कहने के {count} ढंग मसौदे में जुड़ गए। उन्हें रखने के लिए कहानी सहेजें।',
  failed: 'कुछ सुझाया नहीं जा सका।',
}
