import { theme } from '@embarque/design-system';

const { color } = theme;

/** A key between a program and the API, in the colours of the skin. It repeats no text, so screen readers pass over it. */
export function KeyPicture() {
  return (
    <svg viewBox="0 0 480 270" aria-hidden style={{ inlineSize: '100%', blockSize: 'auto', maxBlockSize: '18rem' }}>
      <rect width="480" height="270" rx="16" fill={color.primarySoft} />
      <g fill="none" stroke={color.primary} strokeWidth="2" opacity="0.18">
        {[70, 120, 170, 220].map((radius) => (
          <circle key={radius} cx="240" cy="135" r={radius} />
        ))}
      </g>
      <path
        d="M150 135C190 70 290 70 330 135"
        fill="none"
        stroke={color.primary}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      <g>
        <rect x="40" y="80" width="118" height="110" rx="14" fill={color.surface} stroke={color.border} />
        <path d="M40 108h118" stroke={color.border} strokeWidth="2" />
        {[58, 72, 86].map((x) => (
          <circle key={x} cx={x} cy="94" r="4" fill={color.controlBorder} />
        ))}
        <path
          d="m58 128 14 12-14 12M82 154h26M58 174h64"
          fill="none"
          stroke={color.primary}
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <g>
        {[80, 120, 160].map((y) => (
          <g key={y}>
            <rect x="322" y={y} width="118" height="32" rx="10" fill={color.surface} stroke={color.border} />
            <circle cx="342" cy={y + 16} r="5" fill={color.success} />
            <path d={`M360 ${y + 16}h60`} stroke={color.controlBorder} strokeWidth="6" strokeLinecap="round" />
          </g>
        ))}
      </g>
      <g fill="none" stroke={color.signal} strokeWidth="14" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="216" cy="135" r="24" />
        <path d="M240 135h52v22m-22-22v16" />
      </g>
    </svg>
  );
}
