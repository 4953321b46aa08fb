export const stranger = 'https://stranger.example';
export const onePixel = Buffer.from('R0lGODlhAQABAAAAACw=', 'base64');

/** A mail that tries all ways to reach another server, or the page around it. */
export const hostile = `<style>body { background: url(${stranger}/style.gif) }</style>
<p style="background: url(${stranger}/inline.gif)" onclick="parent.document.title = 'owned'">A cruise is <strong>waiting for you</strong></p>
<img src="${stranger}/pixel.gif" srcset="${stranger}/larger.gif 2x">
<link rel="stylesheet" href="${stranger}/link.css">
<script>parent.document.title = 'owned'</script>
<script src="${stranger}/script.js"></script>
<iframe src="${stranger}/frame"></iframe>
<svg><image href="${stranger}/picture.svg"/></svg>
<form action="${stranger}/form"><button>Pay</button></form>`;

/** Runs in the page: changes what a mail says, where the answers of the template's calls are kept. */
export function changeMessage({ subject, message }: { subject: string; message: string }) {
  const key = 'embarque.demo.email';
  const { emails } = JSON.parse(sessionStorage.getItem(key) ?? '');
  for (const each of emails) if (each.subject === subject) each.message = message;
  sessionStorage.setItem(key, JSON.stringify({ emails }));
}
